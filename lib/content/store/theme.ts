import type { RawTheme } from '../schema/theme';

/** The colours of a page in light or dark mode. All `#rrggbb`. */
export type Colours = {
  paper: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  /** Text on the accent colour. */
  onAccent: string;
};

/** An image with its aspect ratio (width / height). */
export type Logo = { src: string; ratio: number };

/** The site's complete theme, with defaults for unset values. */
export type Theme = {
  light: Colours;
  dark: Colours;
  /** The accent colour on a black background, beside a film. */
  accentOnBlack: string;
  /** A font package, or font files in the media. */
  typeface: readonly string[];
  logo?: { light: Logo; dark?: Logo };
  /** Paths below `/media`; empty if the site has no icons of its own. */
  icons: readonly string[];
  /** Colours of collections and cards, by name. */
  inks: Readonly<Record<string, string>>;
  posters: RawTheme['posters'];
};

/** The paper and black colours of drawn posters. */
export function posterColours(posters: RawTheme['posters']): { paper: string; black: string } {
  return { paper: posters.paper ?? '#f5f2ea', black: posters.black ?? '#111110' };
}
