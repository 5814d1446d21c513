// A scored table as the server tells it, every point explained.
export interface ScoreLine {
  holder: string;
  category: string;
  points: number;
  sentence: string;
  /** The card and the place the line is about. */
  about?: string[];
  rulings: string[];
}
export interface Sheet {
  categories: Record<string, string>;
  columns: { holder: string; title: string; points: Record<string, number> }[];
  lines: ScoreLine[];
  ranking: { place: number; holder: string; title: string }[];
  decided: string | null;
}
