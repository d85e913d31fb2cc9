import { type FactsColumns, sheetSizes } from '../layout/layout';
import type { Inks } from '../palettes';

const { width, height, margin } = sheetSizes.landscape;

/** Width of the text column. */
export const cardColumn = 516;

/** Position of the picture; it bleeds off three sides. */
export const cardField = {
  x: margin + cardColumn + 48,
  y: 0,
  width: width - margin - cardColumn - 48,
  height,
};

/** The site's logo as a data URL in one colour on transparency, and its aspect ratio (width / height). */
export type LogoImage = { href: string; ratio: number };

/** Content of a page's share image, in one language. */
export type Card = {
  /** The site's name. */
  siteName: string;
  /** Shown instead of the name. */
  mark?: LogoImage;
  title: string;
  /** The title is set from the slug if the typeface lacks its script. */
  slug: string;
  /** Small text in two columns. */
  lines: FactsColumns;
  inks: Inks;
  /** Returns SVG elements that fill the field; `width` and `height` are in pixels. */
  draw: (field: { width: number; height: number }) => string | Promise<string>;
};
