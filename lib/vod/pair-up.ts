/** Things in rows of two and of one by turns, and never of one twice: `2 1 2 1`, `2 2`, `2 1 2 2`. */
export function pairUp<T>(things: readonly T[]): T[][] {
  const [first, second, third, ...rest] = things;
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  if (third === undefined) return [[first, second]];
  // One thing would be left over after a row of one.
  const [fourth] = rest;
  if (rest.length === 1 && fourth !== undefined)
    return [
      [first, second],
      [third, fourth],
    ];
  return [[first, second], [third], ...pairUp(rest)];
}
