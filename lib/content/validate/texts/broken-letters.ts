import type { TextFault } from './text-fault';

/** What a program has put in place of a letter that it could not read. */
const lost = /[^\s�]*�[^\s]*/u;

/** UTF-8 that was read as Windows-1252: “Ã¼” for “ü”, “â€™” for “’”. */
const doubled =
  /\S*(?:[ÃÂ][\u0080-\u00BF]|â€[\u0080-\u00BF\u2018-\u203A\u0152\u0153\u2122\u02DC])\S*/u;

/** A fault where letters were lost or doubled as a file went from one way of writing them to another. */
export function brokenLetters(text: string): TextFault | undefined {
  const [part] = lost.exec(text) ?? [];
  if (part)
    return {
      part,
      expected: 'the letter that was lost where � stands; then save the file as UTF-8',
    };
  const [misread] = doubled.exec(text) ?? [];
  if (!misread) return undefined;
  const expected = 'letters such as ü and é: UTF-8 was read as another encoding and saved again';
  return { part: misread, expected };
}
