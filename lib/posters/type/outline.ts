import type { Font } from 'fontkit';
import { type Axes, splitIntoRuns } from './font';

type Command = { command: string; args: number[] };

/** A line of text in units of its size: y points up from the baseline, the outline starts at x = 0. */
export type Outline = { width: number; commands: Command[] };

type Pen = { x: number; commands: Command[] };

/**
 * Extra word space, relative to the font size: offsets the tracking, and widens the narrow space of narrow cuts.
 */
const wordSpace = ({ wdth }: Axes, tracking: number) =>
  Math.max(0, 100 - wdth) * 0.001 - 2 * tracking;

function drawRun(pen: Pen, text: string, font: Font, spacing: { tracking: number; word: number }) {
  const { glyphs, positions } = font.layout(text);
  glyphs.forEach((glyph, index) => {
    const offset = positions[index];
    if (!offset) return;
    for (const { command, args } of glyph.path.commands) {
      const moved = args.map((value, at) =>
        at % 2 === 0
          ? (value + offset.xOffset) / font.unitsPerEm + pen.x
          : (value + offset.yOffset) / font.unitsPerEm,
      );
      pen.commands.push({ command, args: moved });
    }
    const word = glyph.codePoints[0] === 0x20 ? spacing.word : 0;
    pen.x += offset.xAdvance / font.unitsPerEm + spacing.tracking + word;
  });
}

const outlines = new Map<string, Outline>();

/**
 * The outline of a line, with kerning; cached. `tracking` is added after each letter, in units of the size.
 */
export function outline(text: string, axes: Axes, tracking: number): Outline {
  const key = `${text}/${axes.wght}/${axes.wdth}/${tracking}`;
  const cached = outlines.get(key);
  if (cached) return cached;
  const drawn = draw(text, axes, tracking);
  if (outlines.size > 5000) outlines.clear();
  outlines.set(key, drawn);
  return drawn;
}

/** Draws an outline that starts at x = 0. It has no left side bearing, so that the first stem is on the layout grid. */
function draw(text: string, axes: Axes, tracking: number): Outline {
  const pen: Pen = { x: 0, commands: [] };
  const spacing = { tracking, word: wordSpace(axes, tracking) };
  for (const run of splitIntoRuns(text, axes)) drawRun(pen, run.text, run.font, spacing);
  const xs = pen.commands.flatMap(({ args }) => args.filter((_, at) => at % 2 === 0));
  const left = xs.reduce((least, x) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = xs.reduce((most, x) => Math.max(most, x), left);
  if (!Number.isFinite(left)) return { width: 0, commands: [] };
  const commands = pen.commands.map(({ command, args }) => ({
    command,
    args: args.map((value, at) => (at % 2 === 0 ? value - left : value)),
  }));
  return { width: right - left, commands };
}

/**
 * Placement of a line: its baseline starts at x, y; `upwards` rotates it to read upwards; `grain` is the
 * number of path steps per unit of the poster.
 */
export type LinePlacement = {
  x: number;
  y: number;
  size: number;
  upwards?: boolean;
  grain: number;
};

const letters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Joins integers, with a space only where no minus sign separates them. */
const join = (steps: number[]) => steps.join(' ').replaceAll(' -', '-');

/** SVG path data of a line, in relative integer steps, which is shortest. */
export function pathData(outline: Outline, { x, y, size, upwards, grain }: LinePlacement): string {
  const snap = (value: number) => Math.round(value * grain);
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  let data = '';
  for (const { command, args } of outline.commands) {
    const [fromX, fromY] = [penX, penY];
    const steps: number[] = [];
    for (let at = 0; at < args.length; at += 2) {
      const [along, above] = [(args[at] ?? 0) * size, (args[at + 1] ?? 0) * size];
      penX = snap(upwards ? x - above : x + along);
      penY = snap(upwards ? y - along : y - above);
      steps.push(penX - fromX, penY - fromY);
    }
    if (command === 'moveTo') [startX, startY] = [penX, penY];
    if (command === 'closePath') [penX, penY] = [startX, startY];
    if (command === 'lineTo' && penX === fromX) data += `v${penY - fromY}`;
    else if (command === 'lineTo' && penY === fromY) data += `h${penX - fromX}`;
    else data += (data ? letters[command] : 'M') + join(steps);
  }
  return data;
}
