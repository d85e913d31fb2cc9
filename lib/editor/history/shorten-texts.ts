/** Texts up to this length are shown whole, in characters. */
const short = 200;

/** How many characters are shown around what differs. */
const around = 60;

/** Two long texts cut to where they differ, with some words around; other values unchanged. */
export function shortenTexts(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  if (before.length <= short && after.length <= short) return [before, after];
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [cut(before, start, end), cut(after, start, end)];
}

/** The text from some words before `start` to some words after the last `end` characters. */
function cut(text: string, start: number, end: number): string {
  const first = start <= around ? 0 : text.lastIndexOf(' ', start - around) + 1;
  const until = text.length - end + around;
  const space = text.indexOf(' ', until);
  const last = end <= around || space < 0 ? text.length : space;
  return `${first > 0 ? '… ' : ''}${text.slice(first, last)}${last < text.length ? ' …' : ''}`;
}
