// Where a long word may be broken: browsers without a dictionary break names anywhere.
const LONG = 9;
const VOWELS = 'aeiouyàáâäèéêëìíîïòóôöùúûüœæ';
const SOFT = '\u00ad';
const LETTERS = 2;
/** Consonants that begin a syllable together; all others are parted before the last one. */
const ONSETS = new Set(
  (
    'bl br ch chr cl cr dr fl fr gl gn gr kl kn kr ph pf pfl pl pr qu sch schl schm schn schr ' +
    'schw sh sp st str th tr zw'
  ).split(' '),
);

const isVowel = (letter: string) => VOWELS.includes(letter);

/** Where the consonants between two vowels are parted. */
function part(between: string): number {
  for (let at = between === 'ck' ? 2 : 0; at < between.length - 1; at += 1)
    if (ONSETS.has(between.slice(at))) return at;
  return Math.max(0, between.length - 1);
}

function broken(word: string): string {
  const low = word.toLowerCase();
  const cuts: number[] = [];
  for (let i = 1; i < low.length; i += 1) {
    if (!isVowel(low[i - 1] ?? '') || isVowel(low[i] ?? '')) continue;
    let end = i;
    while (end < low.length && !isVowel(low[end] ?? '')) end += 1;
    if (end === low.length) break;
    cuts.push(i + part(low.slice(i, end)));
    i = end;
  }
  const kept = cuts.filter((at) => at >= LETTERS && low.length - at >= LETTERS);
  return [...word].map((letter, i) => (kept.includes(i) ? SOFT + letter : letter)).join('');
}

/** A name with soft hyphens in its long words. */
export function soft(name: string, letters = LONG): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < letters ? word : broken(word)));
}

/** Whether a name has a word too long for the usual room beside a picture. */
export function isWide(name: string, letters = LONG - 1): boolean {
  return name.split(/[\s-]/).some((word) => word.length > letters);
}
