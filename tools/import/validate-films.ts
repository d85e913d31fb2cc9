import type { RawFilm } from '@/lib/content/schema/film';
import { isInContentFolder } from '@/lib/content/store/media-files';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';
import { findMissingFiles } from '@/lib/content/validate/media/missing-files';
import { findUndatedAuthors } from '@/lib/content/validate/name-issues';
import { findEmptyOffers } from '@/lib/content/validate/offer-issues';
import { findBrokenReferences } from '@/lib/content/validate/references';
import { slugify } from '@/lib/primitives/text/slugify';
import { columnOfField } from './columns/columns';
import type { Person } from './columns/notation';
import type { ImportTarget } from './read-import-target';
import { formatExpected } from './row-issue';

type Finding = { slug: string; column: string; found?: string; expected: string };

/** Issues that `content:check` would find in the imported films: an accepted table must not break the next build. */
export function validateFilms(
  films: ReadonlyMap<string, RawFilm>,
  people: readonly Person[],
  target: ImportTarget,
): Finding[] {
  const { path, genres, jobs, site } = target;
  const media = { films, articles: new Map() };
  const content = {
    films,
    collections: new Map(),
    articles: new Map(),
    ...{ genres, jobs },
    ...(site && { site }),
  };
  const isLocal = (src: string) => isInContentFolder(src, site?.mediaUrl);
  const found = [
    ...findBrokenReferences({ ...content, months: new Map() }, [], path),
    ...findMissingFiles(media, path, { isLocal }),
    ...findBrokenMedia(media, path, isLocal),
    ...findEmptyOffers(content, path),
    ...findUndatedAuthors({ films, people: withYears(target.people, people) }, path),
  ];
  const faults = found.filter(({ isWarning }) => !isWarning);
  const findings = faults.map((issue) => {
    const { path: file, field } = issue;
    const slug = file.slice(`${path}/films/`.length, -'.yaml'.length);
    return { slug, column: columnOfField(field)?.name ?? field, expected: formatExpected(issue) };
  });
  const otherFilms = new Map([...target.films].filter(([slug]) => !films.has(slug)));
  return [...findings, ...findOtherSpellings(films, otherFilms)];
}

function withYears(
  existingPeople: ImportTarget['people'],
  people: readonly Person[],
): ImportTarget['people'] {
  const all = new Map(Object.entries(existingPeople));
  for (const { name, ...years } of people)
    if (Object.keys(years).length > 0) all.set(name, { ...years, ...all.get(name) });
  return Object.fromEntries(all);
}

type Films = ReadonlyMap<string, Pick<RawFilm, 'directors' | 'cast' | 'crew'>>;
type SpellingIssue = { slug: string; column: string; found: string; expected: string };

/**
 * An issue for each name in an imported film that is spelled differently elsewhere. The content check rejects
 * two spellings with the same address. Spellings in the content take precedence over the most frequent one in
 * the table.
 */
function findOtherSpellings(films: Films, existing: Films): SpellingIssue[] {
  const spellings = new Map([...countSpellings(films), ...countSpellings(existing)]);
  return [...films].flatMap(([slug, film]) =>
    namesIn(film).flatMap(({ name, column }) => {
      const first = spellings.get(slugify(name));
      if (!first || first === name) return [];
      const expected = slugify(name)
        ? `one way to write a name, here “${first}”`
        : `a name in Latin letters, for its address: “${first}” has none either`;
      return [{ slug, column, found: name, expected }];
    }),
  );
}

/** The most frequent spelling of each name, by its address. */
function countSpellings(films: Films): Map<string, string> {
  const counts = new Map<string, number>();
  for (const film of films.values())
    for (const { name } of namesIn(film)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rare = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(rare.map(([name]) => [slugify(name), name]));
}

function namesIn({ directors, cast, crew }: Pick<RawFilm, 'directors' | 'cast' | 'crew'>) {
  return [
    ...directors.map((name) => ({ name, column: 'directors' })),
    ...cast.map(({ name }) => ({ name, column: 'cast' })),
    ...crew.map(({ name }) => ({ name, column: 'crew' })),
  ];
}
