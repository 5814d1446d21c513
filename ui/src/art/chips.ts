// The colours of gear: never a colour alone, always a shape and a letter with it.
export const SHAPES: Record<string, string> = {
  green: '<rect x="1.5" y="1.5" width="19" height="19" rx="2"/>',
  violet: '<circle cx="11" cy="11" r="10.5"/>',
  yellow: '<path d="M11 0L22 20.5H0Z"/>',
  red: '<path d="M11 -1L23 11L11 23L-1 11Z"/>',
  light_blue: '<path d="M11 -1Q20 9 20 14a9 8.5 0 0 1-18 0Q2 9 11 -1Z"/>',
  pink: '<path d="M11 22L0 9.5a5.8 5.8 0 0 1 11-4.5a5.8 5.8 0 0 1 11 4.5Z"/>',
  dark_green: '<path d="M5.5 0.5h11L22 11l-5.5 10.5h-11L0 11Z"/>',
  orange:
    '<path d="M11 -1l2.6 4.7l5.2-1.5l-1.5 5.2L22 11l-4.7 3.6l1.5 5.2l-5.2-1.5L11 23l-2.6-4.7l-5.2 1.5l1.5-5.2L0 11l4.7-3.6l-1.5-5.2l5.2 1.5Z"/>',
  any: '<rect x="2" y="2" width="18" height="18" rx="2" fill="none" stroke="currentColor" stroke-width="2.5"/>',
};
export const LETTERS: Record<string, string> = {
  green: 'G',
  violet: 'V',
  yellow: 'Y',
  red: 'R',
  light_blue: 'B',
  pink: 'P',
  dark_green: 'D',
  orange: 'O',
  any: '?',
};
/** Where the letter's foot stands, as some shapes are narrow at the top. */
export const FEET: Record<string, number> = { yellow: 18, light_blue: 17 };
