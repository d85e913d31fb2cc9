import type { Outline } from './outline';

/**
 * Placement of a line: its baseline starts at x, y; `upwards` rotates it to read upwards; `grain` is the
 * number of path steps per unit of the poster.
 */
export type Setting = { x: number; y: number; size: number; upwards?: boolean; grain: number };

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
export function pathData(outline: Outline, { x, y, size, upwards, grain }: Setting): string {
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
