/** The numbers from 0 up to n, for drawing a thing n times. */
export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
