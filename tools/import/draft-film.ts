import type { z } from 'zod';
import type { filmSchema } from '@/lib/content/schema/film';
import { shortGenre } from '@/lib/content/schema/short-genre';
import { slugify } from '@/lib/text/slugify';
import { nameOriginalLanguage } from './name-original-language';
import { readPerson } from './read-person';
import type { Row } from './read-rows';
import { splitList } from './split-list';

/** What the row says, in the film's shape and not yet checked. Empty cells are left out. */
export function draftFilm(row: Row): z.input<typeof filmSchema> {
  const { cells } = row;
  return {
    title: {
      original: { text: typeset(cells.original_title), lang: nameOriginalLanguage(row) ?? '' },
      fr: typeset(cells.title_fr) || undefined,
      de: typeset(cells.title_de) || undefined,
    },
    year: cells.year ? Number(cells.year) : Number.NaN,
    runtime: cells.runtime_min ? Number(cells.runtime_min) : undefined,
    countries: splitList(cells.countries),
    directors: splitList(cells.directors).map((text) => readPerson(text)?.name ?? text),
    cast: splitList(cells.cast).map((name) => ({ name })),
    // That a film is short follows from its runtime.
    genres: splitList(cells.genres)
      .map((word) => slugify(word, 'en'))
      .filter((slug) => slug !== shortGenre),
    ids: { wikidata: cells.wikidata || undefined, imdb: cells.imdb || undefined },
    editorNote: noteOf(cells),
  };
}

function typeset(title: string): string {
  return title.replaceAll("'", '’');
}

/**
 * What is to be looked at. A table's year of the public domain is no fact of a film: a page counts it from
 * the years of death in `people.yaml`, where the film says `publicDomain`.
 */
function noteOf({ note, eu_public_domain_since: since }: Row['cells']): string | undefined {
  const rights = since && `public domain in the EU since ${since}, says the table`;
  return [note, rights].filter(Boolean).join('; ') || undefined;
}
