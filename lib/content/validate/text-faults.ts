import { mayHavePicture, readMarkdown } from '@/lib/primitives/text/read-markdown';
import { ownPictureSchema } from '../schema/address';
import type { Fault } from './fault';
import { quoted } from './faults/found';
import type { Sentence } from './faults/sentence';

/** A text that is at fault: what was expected, and the part of it that is meant. */
export type TextFault = { expected: Sentence; part: string };

/** What may be wrong with any text, wherever it stands; the first kind that is there is told. */
const judges = [controlCharacter, brokenLetters, htmlInWords, picturesAndTables];

/** What every fault has in it: a sign as it is, or a way to write one (`\0`). */
const suspicious =
  /!\[|-:?[ \t]*\||\|[^\n]*\||[<\\\uFFFD-\uFFFF]|[ÃÂ][\u0080-\u00BF]|â€|[^\P{Cc}\n]/u;

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
    const faults = [judgeText(text, field, path) ?? []].flat();
    if (faults.length === 0) continue;
    return faults.map(({ expected, part }) => {
      const found = { words: quoted(part), source: part };
      return { path, field: field || 'the file', expected, found };
    });
  }
  return [];
}

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

/** What people write who know HTML, or copy from a page; `<https://a.example>` is Markdown. */
const names =
  'a|abbr|b|blockquote|br|center|code|div|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|input|li|mark|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video';
const tag = new RegExp(`<!--|</?(?:${names})(?=[\\s/>])[^<>]*>?`, 'i');

/** A film may be called anything, and its title is no Markdown. */
const isTitle = (field: string) => /^title(?:\.|$)/.test(field);

/** A fault where a text of ours, which is Markdown, has HTML in it: pages leave it out, and shared links cannot. */
export function htmlInWords(text: string, field: string): TextFault | undefined {
  const found = isTitle(field) ? null : tag.exec(text);
  if (!found) return undefined;
  const expected =
    'Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs';
  return { part: text.slice(found.index, found.index + 40), expected };
}

/** The fields that pages show as a text with room for pictures, by file and field. */
const withPictures = /(?:^|\/)(?:pages|news)\/[^/]+:text\.\w+$/;
/** Those with room for tables. */
const withTables = [
  /(?:^|\/)(?:pages|news)\/[^/]+:text\.\w+$/,
  /(?:^|\/)shop\/[^/]+:description\.\w+$/,
  /(?:^|\/)collections\/[^/]+:introduction\.\w+$/,
  /(?:^|\/)introductions\.yaml:/,
  /(?:^|\/)site\.yaml:(?:imprint\.text|privacy\.transfers|shopNotice|screeningsNotice)\.\w+$/,
  /(?:^|\/)shop\.yaml:(?:terms|withdrawal\.text)\.\w+$/,
];

/** The row below a table's head; a blank one before it is none. */
const tableRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;

/** A picture's address with a blank: Markdown takes none for it, and the whole is printed as it is written. */
const blankAddress = /!\[[^\]\n]*\]\([^()<>"'\s]+[ \t]+[^()<>"'\n]*\)/g;
/** Two rows of cells below each other, each between `|`. */
const rowsOfCells = /^[ \t]{0,3}\|.*\|[ \t]*\n[ \t]{0,3}\|.*\|[ \t]*$/m;
/** A table whose lines YAML has joined, as `>` and a plain value do. */
const joinedTable = /\|[ \t]*:?-{3,}:?[ \t]*\|(?:[ \t]*:?-{3,}:?[ \t]*\|)*[ \t]*\|/;

/**
 * Faults where a text has a picture or a table in a place that shows none, one that Markdown does not take for one, a
 * picture without words for who does not see it, or one that is not the house's.
 */
export function picturesAndTables(text: string, field: string, path: string): TextFault[] {
  const hasTable = text.includes('|') && tableRow.test(text);
  const mayHaveTable = hasTable || rowsOfCells.test(text) || joinedTable.test(text);
  if (!mayHavePicture(text) && !mayHaveTable) return [];
  const { pictures, tables, lostCells } = readMarkdown(text);
  const place = `${path}:${field}`;
  if (tables > 0 && !withTables.some((form) => form.test(place))) {
    const expected =
      'words without a table: the texts of pages, news, collections and the shop have room for one';
    return [{ part: tableRow.exec(text)?.[0].trim() ?? '', expected }];
  }
  const hasRoom = withPictures.test(place);
  const faults = pictures.flatMap(({ src, alt }): TextFault | [] => {
    const part = `![${alt}](${src})`;
    if (!hasRoom)
      return {
        part,
        expected: 'words without a picture: the texts of pages and news have room for one',
      };
    if (alt.trim() === '')
      return { part, expected: 'words between [ and ] that say what the picture shows' };
    const { error } = ownPictureSchema.safeParse(src);
    return error ? { part, expected: error.issues[0]?.message ?? '' } : [];
  });
  for (const [part] of text.matchAll(blankAddress))
    faults.push({
      part,
      expected: 'a picture’s address without spaces: name the file without them',
    });
  for (const part of lostCells)
    faults.push({
      part,
      expected: 'as many cells as the table’s first row has: no page shows more',
    });
  const [joined] = joinedTable.exec(text) ?? [];
  const [rows] = (tables === 0 && rowsOfCells.exec(text)) || [];
  if (joined)
    faults.push({
      part: joined,
      expected:
        'a table whose rows stand in lines of their own: begin the text with | in place of >',
    });
  else if (rows)
    faults.push({
      part: rows.trim().split('\n')[0] ?? '',
      expected: 'a row of dashes for each column below a table’s first row: | --- | --- |',
    });
  return faults;
}
