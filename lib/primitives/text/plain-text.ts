/** A table: its head, the row below it that says so, and the rows up to a blank line. */
const table =
  /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$(?:\n.*\S.*)*/gm;

/** Markdown, without pictures and tables → one line of plain words of at most `length` characters, cut between words. */
export function plainText(markdown: string, length = 160): string {
  const words = markdown
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
  if (words.length <= length) return words;
  return `${words.slice(0, words.lastIndexOf(' ', length - 1)).replace(/[\s,;:.]+$/u, '')}…`;
}
