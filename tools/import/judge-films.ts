import type { RawFilm } from '@/lib/content/schema/film';
import { liesHere } from '@/lib/content/store/media-files';
import { findBrokenMedia } from '@/lib/content/validate/media/broken-media';
import { findMissingFiles } from '@/lib/content/validate/media/missing-files';
import { findUndatedAuthors } from '@/lib/content/validate/name-faults';
import { findEmptyOffers } from '@/lib/content/validate/offer-faults';
import { findBrokenReferences } from '@/lib/content/validate/references';
import { columnOfField } from './columns/column-of-field';
import type { Person } from './columns/person';
import { findOtherSpellings } from './find-other-spellings';
import type { House } from './read-house';
import { sayExpected } from './say-expected';

type Finding = { slug: string; column: string; found?: string; expected: string };

/** Faults that `content:check` would find in the imported films: an accepted table must not break the next build. */
export function judgeFilms(
  films: ReadonlyMap<string, RawFilm>,
  people: readonly Person[],
  house: House,
): Finding[] {
  const { path, genres, jobs, site } = house;
  const media = { films, articles: new Map() };
  const read = {
    films,
    collections: new Map(),
    articles: new Map(),
    ...{ genres, jobs },
    ...(site && { site }),
  };
  const here = (src: string) => liesHere(src, site?.mediaUrl);
  const found = [
    ...findBrokenReferences({ ...read, months: new Map() }, [], path),
    ...findMissingFiles(media, path, { liesHere: here }),
    ...findBrokenMedia(media, path, here),
    ...findEmptyOffers(read, path),
    ...findUndatedAuthors({ films, people: withYears(house.people, people) }, path),
  ];
  const findings = found.map((fault) => {
    const { path: file, field } = fault;
    const slug = file.slice(`${path}/films/`.length, -'.yaml'.length);
    return { slug, column: columnOfField(field)?.name ?? field, expected: sayExpected(fault) };
  });
  const others = new Map([...house.films].filter(([slug]) => !films.has(slug)));
  return [...findings, ...findOtherSpellings(films, others)];
}

function withYears(there: House['people'], people: readonly Person[]): House['people'] {
  const all = new Map(Object.entries(there));
  for (const { name, ...years } of people)
    if (Object.keys(years).length > 0) all.set(name, { ...years, ...all.get(name) });
  return Object.fromEntries(all);
}
