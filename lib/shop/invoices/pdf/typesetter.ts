import type { Font, Glyph } from 'fontkit';
import { hasGlyphsFor, splitIntoRuns } from '@/lib/posters/type/font';
import { createStructure } from './structure';

type Document = PDFKit.PDFDocument;

/** Size in points; weight and width on the axes of the site's typeface (defaults 400 and 100). */
export type Face = { size: number; weight?: number; width?: number; ink?: string };

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Tabular figures align in columns. */
const features = ['tnum', 'kern'];

/**
 * The narrow space before a French colon. Few typefaces have U+202F, and unsupported characters would be dropped, so
 * the first space of this list that a font supports is used.
 */
const narrowSpace = ['\u202f', '\u2009', '\u00a0'].find(hasGlyphsFor) ?? ' ';

/**
 * Sets text in the site's typeface, which pages and posters use too, and tags it in the PDF's structure
 * (`tag`). Characters that no font supports are dropped.
 */
export function createTypesetter(doc: Document) {
  const names = new Map<Font, string>();
  const { tag, mark, decorate } = createStructure(doc);

  function nameOf(font: Font): string {
    const known = names.get(font);
    if (known) return known;
    const name = `Face${names.size}`;
    doc.registerFont(name, embeddable(font, name) as never);
    names.set(font, name);
    return name;
  }

  const runs = (text: string, { weight = 400, width = 100 }: Face) =>
    splitIntoRuns(text.replaceAll('\u202f', narrowSpace), { wght: weight, wdth: width });

  function widthOf(text: string, face: Face): number {
    return runs(text, face).reduce((sum, run) => {
      doc.font(nameOf(run.font), face.size);
      return sum + doc.widthOfString(run.text, { features } as never);
    }, 0);
  }

  /**
   * Draws one line with its baseline at `y`; with `align` set to `right` the line ends at `x`, else it starts
   * there.
   */
  function line(text: string, x: number, y: number, face: Face, align: 'left' | 'right' = 'left') {
    let at = align === 'right' ? x - widthOf(text, face) : x;
    mark(() => {
      doc.fillColor(face.ink ?? 'black');
      for (const run of runs(text, face)) {
        doc.font(nameOf(run.font), face.size);
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features } as never);
        at += doc.widthOfString(run.text, { features } as never);
      }
    });
  }

  /** Breaks text into lines of at most `width` points; a longer word is split. */
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

  return { line, widthOf, breakLines, tag, mark, decorate };
}

/** The part of fontkit's `TTFSubset` that this file uses. The published types lack it. */
type Subset = {
  offset: number;
  glyf: Uint8Array[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  _addGlyph: (id: number) => number;
};

/**
 * Prepares a font for embedding. Instances of a variable font share one PostScript name, and the
 * document would confuse them, so each font gets a different name. An instance also gets its own
 * outlines (`subsetOf`).
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
    // Uses the long `loca` format, because offsets may exceed the short one.
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

type Contour = { x: number; y: number; isOn: boolean }[];

/**
 * Encodes a glyph outline as in a TrueType file (simple glyph, no hints). fontkit 2.0.4 cannot encode
 * the outline of a variable font instance: its encoder uses a stream API that no longer exists.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/glyf
 */
function encodeGlyph({ path }: Pick<Glyph, 'path'>): Uint8Array {
  const contours = contoursOf(path.commands);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const size = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  let at = 0;
  const int16 = (value: number) => {
    at = bytes.writeInt16BE(value, at);
  };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  int16(contours.length);
  for (const edge of [least(xs), least(ys), most(xs), most(ys)]) int16(edge);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    int16(end);
  }
  int16(0);
  for (const { isOn } of points) at = bytes.writeUInt8(isOn ? 1 : 0, at);
  for (const values of [xs, ys])
    values.forEach((value, index) => {
      int16(value - (values[index - 1] ?? 0));
    });
  return bytes;
}

const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));

function contoursOf(commands: Glyph['path']['commands']): Contour[] {
  const contours: Contour[] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const points = command === 'closePath' ? [] : pairs(args);
    points.forEach((point, index) => {
      contours.at(-1)?.push({ ...point, isOn: index === points.length - 1 });
    });
  }
  return contours.filter((contour) => contour.length > 0);
}

function pairs(args: number[]) {
  return args.flatMap((x, at) =>
    at % 2 === 0 ? [{ x: Math.round(x), y: Math.round(args[at + 1] ?? 0) }] : [],
  );
}
