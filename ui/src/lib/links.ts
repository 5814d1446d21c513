// Links that are handed on. The code stands behind the #, which browsers never send to a server.
export const joinLink = (code: string): string => `${location.origin}/join#${code}`;
export const watchLink = (code: string): string => `${location.origin}/watch#${code}`;

/** The page of ours that a pasted link or bare code leads to; null if it is neither. */
export function pageOf(pasted: string): string | null {
  const found = /^(?:\S*\/(?<page>join|watch)#)?(?<code>[\w-]+)$/.exec(pasted.trim());
  const { page, code } = found?.groups ?? {};
  return code === undefined ? null : `/${page ?? 'join'}#${code}`;
}
