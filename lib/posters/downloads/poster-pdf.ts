import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawPoster } from '../draw-poster';
import { sheetSizes } from '../layout/layout';
import type { PosterFacts } from '../poster-facts';
import { drawSvgInPdf } from './draw-svg-in-pdf';

/** Points per millimetre and per unit of the sheet, and the bleed on each side in points. */
const mm = 72 / 25.4;
const unit = mm / 2;
const bleed = 3 * mm;

/**
 * The poster of a film as a vector PDF for print. Viewers and printers show A3 (`CropBox`, `TrimBox`), surrounded by
 * 3 mm of bleed for a print shop.
 */
export async function drawPosterPdf(facts: PosterFacts): Promise<Buffer> {
  const [width, height] = [sheetSizes.a3.width * unit, sheetSizes.a3.height * unit];
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    displayTitle: true,
    info: { Title: `${facts.title}, ${facts.year}`, Author: facts.directors.join(', ') },
  });
  const trimmed = [bleed, bleed, width - bleed, height - bleed];
  const boxes = { CropBox: trimmed, TrimBox: trimmed, BleedBox: [0, 0, width, height] };
  Object.assign(doc.page.dictionary.data, boxes);
  doc.scale(unit);
  drawSvgInPdf(doc, drawPoster(facts, 'a3'));
  doc.end();
  return buffer(doc);
}
