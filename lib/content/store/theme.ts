import type { RawTheme } from '../schema/theme';

/** The colours of a page, by day or by night. All `#rrggbb`. */
export type Colours = {
  paper: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  /** Words on the accent. */
  onAccent: string;
};

/** A picture with the ratio of its width to its height. */
export type Logo = { src: string; ratio: number };

/** What a house looks like, all of it, with what it has not said itself. */
export type Theme = {
  light: Colours;
  dark: Colours;
  /** The accent on black, beside a film. */
  accentOnBlack: string;
  /** A package, or files of the house. */
  typeface: readonly string[];
  logo?: { light: Logo; dark?: Logo };
  /** Below `/media`; none where the house has the project's. */
  icons: readonly string[];
  /** Of collections and cards, by name. */
  inks: Readonly<Record<string, string>>;
  posters: RawTheme['posters'];
};

/** The white and the black that a house prints beside its inks. */
export function printed(posters: RawTheme['posters']): { paper: string; black: string } {
  return { paper: posters.paper ?? '#f5f2ea', black: posters.black ?? '#111110' };
}
