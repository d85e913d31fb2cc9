import type { Font } from 'fontkit';
import { canSet, runsOf } from '@/lib/posters/type/font';
import { encodeGlyph } from './encode-glyph';

type Document = PDFKit.PDFDocument;

/** Size in points; weight and width as the house's typeface has them (400, 100). */
export type Face = { size: number; weight?: number; width?: number; ink?: string };

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Figures of one width stand below each other. */
const features = ['tnum', 'kern'];

/** What stands before a French colon: few typefaces have the narrow space itself, and what none has would be left out. */
const narrowSpace = ['\u202f', '\u2009', '\u00a0'].find(canSet) ?? ' ';

/** Sets lines in the house's typeface, as its pages and posters are; letters that no face has are left out. */
export function createTypesetter(doc: Document) {
  const names = new Map<Font, string>();

  function nameOf(font: Font): string {
    const known = names.get(font);
    if (known) return known;
    const name = `Face${names.size}`;
    doc.registerFont(name, embeddable(font, name) as never);
    names.set(font, name);
    return name;
  }

  const runs = (text: string, { weight = 400, width = 100 }: Face) =>
    runsOf(text.replaceAll('\u202f', narrowSpace), { wght: weight, wdth: width });

  function widthOf(text: string, face: Face): number {
    return runs(text, face).reduce((sum, run) => {
      doc.font(nameOf(run.font), face.size);
      return sum + doc.widthOfString(run.text, { features } as never);
    }, 0);
  }

  /** One line whose baseline is at `y`; `right`: ends at `x`. */
  function line(text: string, x: number, y: number, face: Face, align: 'left' | 'right' = 'left') {
    let at = align === 'right' ? x - widthOf(text, face) : x;
    doc.fillColor(face.ink ?? 'black');
    for (const run of runs(text, face)) {
      doc.font(nameOf(run.font), face.size);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features } as never);
      at += doc.widthOfString(run.text, { features } as never);
    }
  }

  /** Words in as many lines as they need; a word that is longer than a line is cut. */
  function breakLines(text: string, width: number, face: Face): string[] {
    const lines: string[] = [];
    let current = '';
    for (const word of text.split(/[ \n]+/).flatMap((long) => cutWord(long, width, face))) {
      const longer = current ? `${current} ${word}` : word;
      if (current && widthOf(longer, face) > width) {
        lines.push(current);
        current = word;
      } else current = longer;
    }
    return current ? [...lines, current] : lines;
  }

  function cutWord(word: string, width: number, face: Face): string[] {
    if (widthOf(word, face) <= width) return [word];
    const pieces = [''];
    for (const letter of word) {
      const last = pieces.at(-1) ?? '';
      if (last && widthOf(last + letter, face) > width) pieces.push(letter);
      else pieces[pieces.length - 1] = last + letter;
    }
    return pieces;
  }

  return { line, widthOf, breakLines };
}

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
function embeddable(font: Font, name: string): Font {
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
