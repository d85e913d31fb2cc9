import type { Fault } from '../fault';
import { quoted } from '../faults/found';
import { brokenLetters } from './broken-letters';
import { controlCharacter } from './control-character';
import { htmlInWords } from './html-in-words';
import { picturesAndTables } from './pictures-and-tables';

/** What may be wrong with any text, wherever it stands; the first that is says so. */
const judges = [controlCharacter, brokenLetters, htmlInWords, picturesAndTables];

/** What every fault has in it: a sign as it is, or a way to write one (`\0`). */
const suspicious = /!\[|-:?[ \t]*\||[<\\\uFFFD-\uFFFF]|[ÃÂ][\u0080-\u00BF]|â€|[^\P{Cc}\n]/u;

/** Whether there can be a fault in the texts of a file: of most files a look at the whole says no. */
export function mayBeFaulty(file: string): boolean {
  return suspicious.test(file);
}

/**
 * A fault for each text that has something in it which cannot be published: control characters, letters that
 * were lost on the way, HTML, pictures and tables where there is no room for them. It comes with a copy from elsewhere, and an editor's program may not show it.
 */
export function findFaultyTexts(value: unknown, path: string, field = ''): Fault[] {
  if (typeof value === 'string') return judge(value, path, field);
  return Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return [...judge(key, path, 'a name'), ...findFaultyTexts(inner, path, name)];
  });
}

function judge(text: string, path: string, field: string): Fault[] {
  for (const judgeText of judges) {
    const fault = judgeText(text, field, path);
    if (!fault) continue;
    const found = { words: quoted(fault.part), source: fault.part };
    return [{ path, field: field || 'the file', expected: fault.expected, found }];
  }
  return [];
}
