import type { Paper } from '../paper';
import type { PaperWords } from '../paper-words';
import { sheet } from './measures';
import type { Typesetter } from './typesetter';

/**
 * The drawing state of a document; `y` is the position on the current page, in points from the top.
 */
export type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  paper: Paper;
  words: PaperWords;
  inks: { accent: string; muted: string; line: string };
  y: number;
};

/** Draws a horizontal rule at `y`, by default over the full width. */
export function rule(
  { doc }: Pen,
  y: number,
  { weight = 0.5, ink = 'black', from = sheet.left, to = sheet.right } = {},
): void {
  doc.lineWidth(weight).strokeColor(ink).moveTo(from, y).lineTo(to, y).stroke();
}
