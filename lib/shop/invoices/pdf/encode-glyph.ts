import type { Glyph } from 'fontkit';

type Contour = { x: number; y: number; isOn: boolean }[];

/**
 * Encodes a glyph outline as in a TrueType file (simple glyph, no hints). fontkit 2.0.4 cannot encode
 * the outline of a variable font instance: its encoder uses a stream API that no longer exists.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/glyf
 */
export function encodeGlyph({ path }: Pick<Glyph, 'path'>): Uint8Array {
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
