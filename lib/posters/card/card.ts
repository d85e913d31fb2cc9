import type { Inks } from '../inks';
import type { FactsColumns } from '../layout/facts-columns';
import { sheetSizes } from '../layout/sheet-size';

const { width, height, margin } = sheetSizes.landscape;

/** Width of the type. */
export const cardColumn = 516;

/** Where the picture stands; it bleeds off three sides. */
export const cardField = {
  x: margin + cardColumn + 48,
  y: 0,
  width: width - margin - cardColumn - 48,
  height,
};

/** A house's logo, in one ink on nothing, and its width by its height. */
export type Mark = { href: string; ratio: number };

/** What a shared link shows of a page: all that its card says, in one language. */
export type Card = {
  /** The house's name. */
  house: string;
  /** In place of the name. */
  mark?: Mark;
  title: string;
  /** From which the title is set where Archivo does not have its script. */
  slug: string;
  /** Small type in two columns. */
  lines: FactsColumns;
  inks: Inks;
  /** SVG elements that fill the field; `width` and `height` are whole units, which are pixels. */
  draw: (field: { width: number; height: number }) => string | Promise<string>;
};
