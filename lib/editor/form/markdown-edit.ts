/** What a button of the toolbar does to a Markdown text. */
export const markdownMarks = ['bold', 'italic', 'link', 'heading', 'list', 'quote'] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

type Selection = { text: string; from: number; until: number };

/** Replaces `[from, until)` with `insert`; then `select` is selected, as positions in the new text. */
export type MarkdownEdit = {
  from: number;
  until: number;
  insert: string;
  select: readonly [number, number];
};

const around: Partial<Record<MarkdownMark, string>> = { bold: '**', italic: '_' };
const before: Partial<Record<MarkdownMark, string>> = { heading: '## ', list: '- ', quote: '> ' };

/** Puts the mark around the selection or before each of its lines, or removes a mark that is already there. */
export function applyMark(mark: Exclude<MarkdownMark, 'link'>, selection: Selection): MarkdownEdit {
  const [sign, prefix] = [around[mark], before[mark]];
  if (sign) return toggleAround(sign, withoutOuterSpace(selection));
  return toggleLines(prefix ?? '', selection);
}

/** Makes a link of the selection; without one the address is its text. The cursor stands behind it. */
export function insertLink(address: string, selection: Selection): MarkdownEdit {
  const { text, from, until } = withoutOuterSpace(selection);
  const href = addressOf(address);
  const insert = `[${text.slice(from, until) || address.trim()}](${href})`;
  return { from, until, insert, select: [from + insert.length, from + insert.length] };
}

/** An address as it is typed: `films.example` is on the web, `/movie/nerven` on this site. Ends no link early. */
function addressOf(typed: string): string {
  const text = typed.trim().replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  if (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(text)) return text;
  return text.includes('@') ? `mailto:${text}` : `https://${text}`;
}

/** Excludes outer spaces: Markdown does not accept them inside of `**`. */
function withoutOuterSpace({ text, from, until }: Selection): Selection {
  const words = text.slice(from, until);
  const start = from + (words.length - words.trimStart().length);
  return words.trim()
    ? { text, from: start, until: start + words.trim().length }
    : { text, from, until };
}

function toggleAround(sign: string, { text, from, until }: Selection): MarkdownEdit {
  const words = text.slice(from, until);
  const { length } = sign;
  const isInside = words.length >= 2 * length && words.startsWith(sign) && words.endsWith(sign);
  if (isInside) {
    const insert = words.slice(length, -length);
    return { from, until, insert, select: [from, from + insert.length] };
  }
  if (text.slice(from - length, from) === sign && text.slice(until, until + length) === sign)
    return {
      ...{ from: from - length, until: until + length, insert: words },
      select: [from - length, until - length],
    };
  return { from, until, insert: sign + words + sign, select: [from + length, until + length] };
}

function toggleLines(prefix: string, { text, from, until }: Selection): MarkdownEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(until - 1, from));
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line));
  const insert = changed.join('\n');
  const isOne = from === until;
  const cursor = Math.max(start, from + (isMarked ? -prefix.length : prefix.length));
  return {
    ...{ from: start, until: end, insert },
    select: isOne ? [cursor, cursor] : [start, start + insert.length],
  };
}
