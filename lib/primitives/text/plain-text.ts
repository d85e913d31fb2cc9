/** A Markdown table: its head, the delimiter row, and the rows up to a blank line. */
const table =
  /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$(?:\n.*\S.*)*/gm;

/** Markdown to one line of plain text of at most `length` characters, cut between words. Omits images and tables. */
export function plainText(markdown: string, length = 160): string {
  const text = markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(table, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<((?:https?:|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s]+)>/g, '$1')
    .replace(/^\s*(?:>\s?|#{1,6}\s)+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, (space) =>
      space.includes('\u202f') || space.includes('\u00a0') ? space : ' ',
    )
    .trim();
  if (text.length <= length) return text;
  const lastSpace = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, lastSpace > 0 ? lastSpace : length - 1).replace(/[\s,;:.]+$/u, '')}…`;
}
