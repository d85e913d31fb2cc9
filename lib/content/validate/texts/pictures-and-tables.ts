import { mayHavePicture, readMarkdown } from '@/lib/text/read-markdown';
import { ownPictureSchema } from '../../schema/address';
import type { TextFault } from './text-fault';

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

/**
 * A fault where a text has a picture or a table in a place that shows none, a picture without words for who does not see
 * it, or one that is not the house's.
 */
export function picturesAndTables(
  text: string,
  field: string,
  path: string,
): TextFault | undefined {
  const hasTable = text.includes('|') && tableRow.test(text);
  if (!mayHavePicture(text) && !hasTable) return undefined;
  const { pictures, tables } = readMarkdown(text);
  const place = `${path}:${field}`;
  if (tables > 0 && !withTables.some((form) => form.test(place))) {
    const expected =
      'words without a table: the texts of pages, news, collections and the shop have room for one';
    return { part: tableRow.exec(text)?.[0].trim() ?? '', expected };
  }
  const [picture] = pictures;
  if (picture && !withPictures.test(place)) {
    const expected = 'words without a picture: the texts of pages and news have room for one';
    return { part: `![${picture.alt}](${picture.src})`, expected };
  }
  for (const { src, alt } of pictures) {
    const part = `![${alt}](${src})`;
    if (alt.trim() === '')
      return { part, expected: 'words between [ and ] that say what the picture shows' };
    const { error } = ownPictureSchema.safeParse(src);
    if (error) return { part, expected: error.issues[0]?.message ?? '' };
  }
  return undefined;
}
