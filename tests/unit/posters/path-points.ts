/** Every point that path data names, control points too (M m l h v q c z, as our posters use them). */
export function pathPoints(data: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', figures = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (figures.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y];
    if (command === 'h' || command === 'v') {
      const step = numbers[0] ?? 0;
      [x, y] = command === 'h' ? [x + step, y] : [x, y + step];
      points.push([x, y]);
      continue;
    }
    for (let at = 0; at < numbers.length; at += 2) {
      [x, y] = [fromX + (numbers[at] ?? 0), fromY + (numbers[at + 1] ?? 0)];
      points.push([x, y]);
    }
    if (command.toLowerCase() === 'm') [startX, startY] = [x, y];
  }
  return points;
}
