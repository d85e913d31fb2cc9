const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * The plain text of a WebVTT cue's payload: tags removed (`<v Ellen>`, `<i>`, `<00:00:02.000>`), entities
 * decoded, lines joined.
 */
export function stripMarkup(payload: string): string {
  return payload
    .replace(/<[^>]*>?/g, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => read(name) ?? whole)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();
}

function read(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
