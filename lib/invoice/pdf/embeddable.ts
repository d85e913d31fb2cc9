import type { Font } from 'fontkit';
import { encodeGlyph } from './encode-glyph';

/** What fontkit's `TTFSubset` gathers for the font in a document; not part of its published types. */
type Subset = {
  offset: number;
  glyf: Uint8Array[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  _addGlyph: (id: number) => number;
};

/**
 * A cut of a variable font as a document can take it in: under a name of its own, since cuts share theirs, by which the
 * document would take one for another, and with outlines as this cut has them.
 */
export function embeddable(font: Font, name: string): Font {
  const postscriptName = { value: `${font.postscriptName}-${name}` };
  const isCut = Object.keys(font.variationAxes).length > 0;
  if (!isCut) return Object.create(font, { postscriptName });
  return Object.create(font, { postscriptName, createSubset: { value: () => subsetOf(font) } });
}

function subsetOf(font: Font) {
  const subset = font.createSubset() as unknown as Subset;
  subset._addGlyph = (id) => {
    const glyph = font.getGlyph(id);
    const bytes = encodeGlyph(glyph);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    // Points of a long table of places, as offsets may pass what a short one can say.
    subset.loca.version = 1;
    subset.hmtx.metrics.push({
      advance: glyph.advanceWidth,
      bearing: Math.round(glyph.bbox.minX || 0),
    });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}
