import sharp from 'sharp';
import type { Drawing, Layer } from '../picture/drawing';
import type { Format } from '../picture/format';
import { svgDocument } from '../picture/svg-document';
import { makePrint } from '../print/make-print';
import { overlay } from './overlay';

/** A blur of fewer pixels is none. */
const sharpest = 0.6;

/** A drawing as raw RGB bytes, `scale` times as large as its format. */
export async function rasterise(
  { layers, print, askew }: Drawing,
  format: Format,
  scale = 1,
): Promise<Buffer> {
  const size = {
    width: Math.round(format.width * scale),
    height: Math.round(format.height * scale),
  };
  const sheets = await Promise.all(
    joined(layers, scale).map(async ({ svg, blur }) => {
      const picture = sharp(Buffer.from(svgDocument(svg, format, scale, askew))).ensureAlpha();
      if (blur) picture.blur(blur * scale);
      return picture.raw().toBuffer();
    }),
  );
  return print ? makePrint(overlay(sheets, size, 1), size, print, scale) : overlay(sheets, size, 3);
}

/** Sharp layers on one another are drawn as one. */
function joined(layers: readonly Layer[], scale: number): Layer[] {
  const sheets: Layer[] = [];
  for (const { svg, blur = 0 } of layers) {
    const isSharp = blur * scale < sharpest;
    const last = sheets.at(-1);
    if (last && !last.blur && isSharp) sheets[sheets.length - 1] = { svg: last.svg + svg };
    else sheets.push(isSharp ? { svg } : { svg, blur });
  }
  return sheets;
}
