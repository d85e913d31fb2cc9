/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channels(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** `#rrggbb` of three channels, 0 to 255, rounded. */
export function hexOf(parts: readonly number[]): string {
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
