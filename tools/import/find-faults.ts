import type { z } from 'zod';
import { slugSchema } from '@/lib/content/schema/slug';
import { slugify } from '@/lib/text/slugify';
import type { Column } from './columns';
import { nameOriginalLanguage } from './name-original-language';
import { readPerson } from './read-person';
import type { Row } from './read-rows';
import { splitList } from './split-list';

const lists = ['directors', 'countries', 'genres', 'cast'] as const;

type Finding = { field: Column; expected: string };

/** What the film's schema cannot see: it knows neither the vocabulary nor how a cell is written. */
export function findFaults(row: Row, genres: ReadonlySet<string>): Finding[] {
  const { cells } = row;
  const findings: Finding[] = [];
  const find = (field: Column, expected: string) => findings.push({ field, expected });

  if (!slugSchema.safeParse(slugify(cells.original_title, '')).success)
    find('original_title', 'a title with Latin letters or digits, for the address');
  if (!nameOriginalLanguage(row))
    find(
      'original_lang',
      'a language (the title is not word for word title_fr or title_de): add a column original_lang',
    );
  if (!/^\d{4}$/.test(cells.year))
    find('year', `a year such as 1919, found ${cells.year || 'nothing'}`);
  if (cells.runtime_min && !(Number(cells.runtime_min) > 0))
    find('runtime_min', `minutes such as 94 or 12.5, found ${cells.runtime_min}`);
  for (const field of lists)
    if (cells[field].includes('|'))
      find(field, `entries divided by semicolons (FR;DE), found ${cells[field]}`);
  for (const text of splitList(cells.directors))
    if (!readPerson(text))
      find('directors', `a name such as Max Linder (1883–1925), found ${text}`);
  for (const word of splitList(cells.genres))
    if (!genres.has(slugify(word, 'en'))) find('genres', `a word of genres.yaml, found ${word}`);
  if (cells.eu_public_domain_since && !/^\d{4}$/.test(cells.eu_public_domain_since))
    find('eu_public_domain_since', `a year or nothing, found ${cells.eu_public_domain_since}`);
  return findings;
}

const columnOfPath: Record<string, Column> = {
  'title.original.text': 'original_title',
  'title.original.lang': 'original_lang',
  'title.fr': 'title_fr',
  'title.de': 'title_de',
  'ids.wikidata': 'wikidata',
  'ids.imdb': 'imdb',
  runtime: 'runtime_min',
  editorNote: 'note',
};

/** What the film's schema says, in the words of the CSV's columns. */
export function readIssues(row: Row, issues: z.core.$ZodIssue[]): Finding[] {
  return issues.map(({ path, message }) => {
    const field = columnOfPath[path.join('.')] ?? (path[0] as Column);
    return { field, expected: `${message}, found ${row.cells[field] || 'nothing'}` };
  });
}
