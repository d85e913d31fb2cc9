import type { Paper } from '../paper';
import type { PaperWords } from '../paper-words';
import { sheet } from './measures';
import type { Typesetter } from './typesetter';

/** Where a paper is being written: `y` is how far down this page. */
export type Pen = {
  doc: PDFKit.PDFDocument;
  set: Typesetter;
  paper: Paper;
  words: PaperWords;
  inks: { accent: string; muted: string; line: string };
  y: number;
};

/** A rule over the whole width, or a part of it, at `y`. */
export function rule(
  { doc }: Pen,
  y: number,
  { weight = 0.5, ink = 'black', from = sheet.left, to = sheet.right } = {},
): void {
  doc.lineWidth(weight).strokeColor(ink).moveTo(from, y).lineTo(to, y).stroke();
}
