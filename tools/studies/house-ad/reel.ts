const turn = 2 * Math.PI;

/** A film reel seen from its side: a disc with a hub and five holes, turned by `angle` (radians). */
export function drawReel(
  { x, y, r }: { x: number; y: number; r: number },
  angle: number,
  [fill, hole]: readonly [string, string],
): string {
  const disc = (dx: number, dy: number, radius: number, colour: string) =>
    `<circle cx="${(x + dx).toFixed(2)}" cy="${(y + dy).toFixed(2)}" r="${radius.toFixed(2)}" fill="${colour}"/>`;
  const holes = Array.from({ length: 5 }, (_, index) => {
    const at = angle + (index / 5) * turn;
    return disc(0.58 * r * Math.cos(at), 0.58 * r * Math.sin(at), 0.24 * r, hole);
  });
  return [disc(0, 0, r, fill), ...holes, disc(0, 0, 0.12 * r, hole)].join('');
}
