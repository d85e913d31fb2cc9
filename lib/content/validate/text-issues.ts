import { mayHavePicture, readMarkdown } from '@/lib/primitives/text/read-markdown';
import { ownPictureSchema } from '../schema/address';
import { type Issue, quoted } from './issue';
import type { Sentence } from './issues/editor-message';

/** An issue in a text: the expected value, and the affected part. */
export type TextIssue = { expected: Sentence; part: string };

/** Checks for all texts. Of each text only the first kind of issue found is reported. */
const checks = [
  findControlCharacter,
  findBrokenCharacters,
  findHtml,
  findMisplacedPicturesAndTables,
];

/** Matches any text that may have an issue, including escapes (`\0`). */
const suspicious =
  /!\[|-:?[ \t]*\||\|[^\n]*\||[<\\\uFFFD-\uFFFF]|[ÃÂ][\u0080-\u00BF]|â€|[^\P{Cc}\n]/u;

/** Quick check whether a file can have text issues; false for most files. */
export function mayHaveTextIssues(file: string): boolean {
  return suspicious.test(file);
}

/**
 * An issue for each text with unpublishable content: control characters, broken characters, HTML, or images and
 * tables in fields without room for them. Many come from pasted text. Text editors may not display control
 * characters.
 */
export function findTextIssues(value: unknown, path: string, field = ''): Issue[] {
  if (typeof value === 'string') return checkText(value, path, field);
  return Object.entries(value ?? {}).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return [...checkText(key, path, 'a name'), ...findTextIssues(inner, path, name)];
  });
}

function checkText(text: string, path: string, field: string): Issue[] {
  for (const check of checks) {
    const issues = [check(text, field, path) ?? []].flat();
    if (issues.length === 0) continue;
    return issues.map(({ expected, part }) => {
      const found = { words: quoted(part), source: part };
      return { path, field: field || 'the file', expected, found };
    });
  }
  return [];
}

/** The replacement character of undecodable bytes. */
const replacementCharacter = /[^\s�]*�[^\s]*/u;

/** UTF-8 decoded as Windows-1252: “Ã¼” for “ü”, “â€™” for “’”. */
const doubled =
  /\S*(?:[ÃÂ][\u0080-\u00BF]|â€[\u0080-\u00BF\u2018-\u203A\u0152\u0153\u2122\u02DC])\S*/u;

/** The issue of a text with broken characters from a wrong encoding. */
export function findBrokenCharacters(text: string): TextIssue | undefined {
  const [part] = replacementCharacter.exec(text) ?? [];
  if (part)
    return {
      part,
      expected: 'the letter that was lost where � stands; then save the file as UTF-8',
    };
  const [doubledText] = doubled.exec(text) ?? [];
  if (!doubledText) return undefined;
  const expected = 'letters such as ü and é: UTF-8 was read as another encoding and saved again';
  return { part: doubledText, expected };
}

/** Control characters except tabs and line breaks, lone surrogates, noncharacters. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** The issue of a text with characters that pages, images or feeds cannot contain: NUL, ESC. */
export function findControlCharacter(text: string): TextIssue | undefined {
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

/** HTML tags that people write or paste; `<https://a.example>` is Markdown. */
const names =
  'a|abbr|b|blockquote|br|center|code|div|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|input|li|mark|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|video';
const tag = new RegExp(`<!--|</?(?:${names})(?=[\\s/>])[^<>]*>?`, 'i');

/** Titles are not Markdown, and can contain anything. */
const isTitle = (field: string) => /^title(?:\.|$)/.test(field);

/** The issue of Markdown with HTML, which pages omit and the texts of shared links cannot display. */
export function findHtml(text: string, field: string): TextIssue | undefined {
  const found = isTitle(field) ? null : tag.exec(text);
  if (!found) return undefined;
  const expected =
    'Markdown without HTML: *slanted*, **strong**, [words](https://…), an empty line between paragraphs';
  return { part: text.slice(found.index, found.index + 40), expected };
}

/** Fields with room for images, by file and field. */
const withPictures = /(?:^|\/)(?:pages|news)\/[^/]+:text\.\w+$/;
/** Fields with room for tables. */
const withTables = [
  /(?:^|\/)(?:pages|news)\/[^/]+:text\.\w+$/,
  /(?:^|\/)shop\/[^/]+:description\.\w+$/,
  /(?:^|\/)collections\/[^/]+:introduction\.\w+$/,
  /(?:^|\/)introductions\.yaml:/,
  /(?:^|\/)site\.yaml:(?:imprint\.text|privacy\.transfers|shopNotice|screeningsNotice)\.\w+$/,
  /(?:^|\/)shop\.yaml:(?:terms|withdrawal\.text)\.\w+$/,
];

/** The delimiter row of a table (`|---|`). After a blank line, Markdown reads it as text. */
const tableRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m;

/** An image address with a space: invalid in Markdown, so the source would be displayed. */
const blankAddress = /!\[[^\]\n]*\]\([^()<>"'\s]+[ \t]+[^()<>"'\n]*\)/g;
/** Two consecutive rows of cells between `|`. */
const rowsOfCells = /^[ \t]{0,3}\|.*\|[ \t]*\n[ \t]{0,3}\|.*\|[ \t]*$/m;
/** A table whose lines are folded by YAML (`>` or a plain scalar). */
const joinedTable = /\|[ \t]*:?-{3,}:?[ \t]*\|(?:[ \t]*:?-{3,}:?[ \t]*\|)*[ \t]*\|/;

/**
 * Issues of images and tables in a text: in fields without room for them, with invalid Markdown, images without
 * alternative text, or images that are not the site's own.
 */
export function findMisplacedPicturesAndTables(
  text: string,
  field: string,
  path: string,
): TextIssue[] {
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
  const issues = pictures.flatMap(({ src, alt }): TextIssue | [] => {
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
    issues.push({
      part,
      expected: 'a picture’s address without spaces: name the file without them',
    });
  for (const part of lostCells)
    issues.push({
      part,
      expected: 'as many cells as the table’s first row has: no page shows more',
    });
  const [joined] = joinedTable.exec(text) ?? [];
  const [rows] = (tables === 0 && rowsOfCells.exec(text)) || [];
  if (joined)
    issues.push({
      part: joined,
      expected:
        'a table whose rows stand in lines of their own: begin the text with | in place of >',
    });
  else if (rows)
    issues.push({
      part: rows.trim().split('\n')[0] ?? '',
      expected: 'a row of dashes for each column below a table’s first row: | --- | --- |',
    });
  return issues;
}
