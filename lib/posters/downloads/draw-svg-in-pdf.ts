import { XMLParser } from 'fast-xml-parser';
import { getOwn } from '@/lib/primitives/json';

type Document = PDFKit.PDFDocument;
type Attributes = Readonly<Record<string, string>>;
/** An element as fast-xml-parser writes it: its children below its name, its attributes below `:@`. */
type Element = Readonly<Record<string, Element[]>> & { ':@'?: Attributes };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
});

/**
 * Draws the SVG of a poster in a PDF, as vectors and with one unit as one point. Knows only the
 * elements and attributes that `shapes.ts`, the motifs and `printSheet` write.
 *
 * @throws for an element that posters do not have
 */
export function drawSvgInPdf(doc: Document, svg: string): void {
  drawElements(doc, parser.parse(svg) as Element[]);
}

function drawElements(doc: Document, elements: readonly Element[]): void {
  for (const { ':@': attributes = {}, ...named } of elements)
    for (const [name, children] of Object.entries(named)) {
      doc.save();
      drawElement(doc, name, attributes, children as Element[]);
      doc.restore();
    }
}

function drawElement(doc: Document, name: string, given: Attributes, children: Element[]): void {
  const draw = getOwn(shapes, name);
  if (draw) {
    draw(doc, given);
    paint(doc, given);
    return;
  }
  if (unprinted.has(name)) return;
  if (name === 'svg') openViewport(doc, given);
  else if (name === 'g') transform(doc, given.transform);
  else throw new RangeError(`<${name}> of a poster has no form in a PDF`);
  drawElements(doc, children);
}

const unprinted = new Set(['title', 'style']);

const shapes: Record<string, (doc: Document, given: Attributes) => void> = {
  path: (doc, { d = '' }) => doc.path(d),
  circle: (doc, { cx, cy, r }) => doc.circle(toNumber(cx), toNumber(cy), toNumber(r)),
  ellipse: (doc, { cx, cy, rx, ry }) =>
    doc.ellipse(toNumber(cx), toNumber(cy), toNumber(rx), toNumber(ry)),
};

function openViewport(doc: Document, { x, y, width, height }: Attributes): void {
  doc.translate(toNumber(x), toNumber(y));
  doc.rect(0, 0, toNumber(width), toNumber(height)).clip();
}

/** Fills the path that was drawn last, or draws its outline. A poster has no shape with both. */
function paint(doc: Document, given: Attributes): void {
  const { stroke, fill = 'black' } = given;
  if (!stroke) {
    doc.fill(fill);
    return;
  }
  doc.lineWidth(toNumber(given['stroke-width'], 1));
  if (given['stroke-linecap'] === 'round') doc.lineCap('round');
  if (given['stroke-linejoin'] === 'round') doc.lineJoin('round');
  doc.stroke(stroke);
}

/** Applies the functions of a `transform` attribute. */
function transform(doc: Document, functions = ''): void {
  for (const [, name, values = ''] of functions.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [one = 0, other, third = 0] = values.split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(one, other ?? 0);
    else if (name === 'scale') doc.scale(one, other ?? one);
    else doc.rotate(one, { origin: [other ?? 0, third] });
  }
}

const toNumber = (value: string | undefined, missing = 0) => Number(value ?? missing);
