import type { Fault } from './fault';

/** Control characters but tabs and line breaks, halves of a pair, what Unicode has no character for. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * A fault for each text that has something in it which no page, picture or feed can say: NUL, ESC. It comes
 * with a copy from elsewhere, and an editor's program does not show it.
 */
export function findUnprintable(value: unknown, path: string, field = ''): Fault[] {
  if (typeof value === 'string') return judge(value, path, field);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return [...judge(key, path, 'a name'), ...findUnprintable(inner, path, name)];
  });
}

function judge(text: string, path: string, field: string): Fault[] {
  const sign = unprintable.exec(text)?.[0];
  if (sign === undefined) return [];
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const around = text.slice(0, text.indexOf(sign)).slice(-20);
  const expected = `text without control characters; take out U+${code}${around && ` after “${around}”`}`;
  return [{ path, field: field || 'the file', expected }];
}
