import type { TextFault } from './text-fault';

/** Control characters but tabs and line breaks, halves of a pair, what Unicode has no character for. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** A fault where a text has a sign that no page, picture or feed can say: NUL, ESC. */
export function controlCharacter(text: string): TextFault | undefined {
  const sign = unprintable.exec(text);
  if (!sign) return undefined;
  const code = sign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const around = text.slice(0, sign.index).slice(-20);
  const expected = {
    text: 'text without control characters; take out U+{code} after “{around}”',
    values: { code, around },
  };
  return { expected, part: around };
}
