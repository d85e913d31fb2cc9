import { findTextIssues } from '@/lib/content/validate/text-issues';
import { forEachLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import type { Column, Vocabulary } from './columns/column';
import { columnNamed } from './columns/columns';
import {
  entrySigns,
  type Person,
  partSign,
  readPerson,
  splitCell,
  unescapeSigns,
} from './columns/notation';
import { setAt } from './columns/paths';
import type { Row } from './read-rows';
import { formatExpected, type RowIssue } from './row-issue';

const languageOfCountry: Record<string, Locale> = { FR: 'fr', DE: 'de', AT: 'de' };

/** Parsed cells of a row: a value for each film column that has one, and people's years of life. */
export type ParsedRow = {
  row: number;
  /** The raw cell of the original title, for messages. */
  title?: string;
  slug?: string;
  id?: string;
  cells: Row['cells'];
  values: Map<Column, unknown>;
  people: Person[];
  issues: Omit<RowIssue, 'row' | 'title'>[];
};

/**
 * Parses the cells of a row. Each invalid cell gives an issue; the others are parsed all the same.
 */
export function readCells({ row, cells }: Row, words: Vocabulary): ParsedRow {
  const cell = (name: string) => cells.get(columnNamed(name) as Column);
  const [title, slug, id] = ['original_title', 'slug', 'id'].map(cell);
  const parsed: ParsedRow = {
    ...{ row, title, slug, id, cells },
    ...{ values: new Map(), people: [], issues: [] },
  };
  for (const [column, text] of cells) {
    const expected = checkCharacters(text);
    const result = expected ? { expected } : column.read(text, words);
    if ('expected' in result)
      parsed.issues.push({
        column: column.name,
        found: result.found ?? text,
        expected: result.expected,
      });
    else if (column.path) parsed.values.set(column, result.value);
    if (namesPeople(column)) parsed.people.push(...peopleIn(text));
  }
  noteRights(parsed, cell('eu_public_domain_since'));
  noteLanguage(parsed.values);
  return parsed;
}

/** A film with all values of its row, not validated yet. */
export function draftFilm({ values }: Pick<ParsedRow, 'values'>): Record<string, unknown> {
  const film: Record<string, unknown> = {};
  for (const [{ path }, value] of values) setAt(film, path, value);
  return film;
}

/** The replacement character, which stands for a letter lost in decoding. */
const replacementCharacter = '\uFFFD';

/** Error values of Excel and LibreOffice in English, German and French. */
const spreadsheetError =
  /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|VALEUR!|DIV\/0!|NAME\?|NOM\?|NUM!|NOMBRE!|ZAHL!|NULL!|NUL!|SPILL!|ÜBERLAUF!|#+)$/i;

function checkCharacters(text: string): string | undefined {
  if (text.includes(replacementCharacter))
    return `letters that were not lost; where “${replacementCharacter}” stands was another`;
  if (spreadsheetError.test(text))
    return 'what the cell should show; this is an error of the spreadsheet’s formula';
  const [issue] = findTextIssues(text, '');
  return issue && formatExpected(issue);
}

const namesPeople = ({ path, parts }: Column) =>
  path === 'directors' || (parts?.includes('name') && (path === 'cast' || path === 'crew'));

function peopleIn(cell: string): Person[] {
  return splitCell(cell, entrySigns).flatMap((entry) => {
    const person = readPerson(splitCell(entry, partSign)[0] ?? '');
    return person ? [{ ...person, name: unescapeSigns(person.name) }] : [];
  });
}

/**
 * A public domain year in a table becomes a note for the editors. It is not stored as a fact: pages
 * compute it from the years of death in `people.yaml` if the film has `publicDomain`.
 */
function noteRights({ values, issues }: ParsedRow, rightsYear: string | undefined): void {
  const note = columnNamed('note');
  if (!rightsYear || !note) return;
  if (!/^\d{4}$/.test(rightsYear))
    issues.push({
      ...{ column: 'eu_public_domain_since', found: rightsYear },
      expected: 'a year such as 1996, or nothing',
    });
  const rights = `public domain in the EU since ${rightsYear}, says the table`;
  values.set(note, [values.get(note), rights].filter(Boolean).join('; '));
}

/** Infers the language of the original title if no cell gives it. */
function noteLanguage(values: ParsedRow['values']): void {
  const language = columnNamed('original_lang');
  if (!language || values.has(language)) return;
  const at = (name: string) => values.get(columnNamed(name) as Column);
  const own = forEachLocale((locale) => at(`title_${locale}`));
  const [country] = (at('countries') as unknown[] | undefined) ?? [];
  const lang = inferOriginalLanguage({ original: at('original_title'), own, country });
  if (lang) values.set(language, lang);
}

/** A film's original title, its titles in the site's languages, and its country. */
type Titled = { original?: unknown; own: Partial<Record<Locale, unknown>>; country?: unknown };

/**
 * Infers the BCP 47 tag of an original title that is identical to the film's title in one of the site's languages. If
 * it matches several (`Germinal`), the first country decides.
 */
export function inferOriginalLanguage({ original, own, country }: Titled): string | undefined {
  const matchingLocales = locales.filter(
    (locale) => original !== undefined && own[locale] === original,
  );
  if (matchingLocales.length < 2) return matchingLocales[0];
  const spoken = languageOfCountry[String(country)];
  return isLocale(spoken) && matchingLocales.includes(spoken) ? spoken : undefined;
}
