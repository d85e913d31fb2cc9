import type { RawFilm } from '@/lib/content/schema/film';
import type { RawVenue, RawVenues } from '@/lib/content/schema/screening';
import type { LocalName } from '@/lib/content/schema/translations';
import { getOwn } from '@/lib/primitives/json';
import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { slugify } from '@/lib/primitives/text/slugify';
import type { Issue } from '../issue';

type Titled = ReadonlyMap<string, Pick<Partial<RawFilm>, 'title'>>;

/** The slug of a film, or the issue of an unknown or ambiguous name. */
export type FoundFilm = { slug: string } | Pick<Issue, 'expected' | 'near'>;

/**
 * Finds films by slug, or by title, as cinemas name them. `slugs` includes invalid films.
 * @param home the folder of the film files, for messages
 */
export function createFilmLookup(films: Titled, slugs: string[], home: string) {
  const known = new Set(slugs);
  let byTitle: Map<string, string[]> | undefined;
  return (name: string): FoundFilm => {
    if (known.has(name)) return { slug: name };
    byTitle ??= gatherTitles(films);
    const [slug, ...others] = byTitle.get(foldText(name)) ?? [];
    if (slug && others.length === 0) return { slug };
    if (slug) {
      const text = 'a film by its slug: several have this title, {slugs}';
      return { expected: { text, values: { slugs: [slug, ...others].join(', ') } } };
    }
    const near = nearestWord(name, slugs) ?? nearestWord(foldText(name), [...byTitle.keys()]);
    const text = 'a film that has its file in {home}';
    return {
      expected: { text, values: { home } },
      ...(near && { near: byTitle.get(near)?.[0] ?? near }),
    };
  };
}

function gatherTitles(films: Titled): Map<string, string[]> {
  const byTitle = new Map<string, string[]>();
  for (const [slug, { title }] of films) {
    if (!title) continue;
    const { original, also, ...own } = title;
    const texts = [original.text, ...Object.values(own), ...also.map(({ text }) => text)];
    const titles = texts.flatMap((text) => (text ? [foldText(text)] : []));
    for (const folded of new Set(titles))
      byTitle.set(folded, [...(byTitle.get(folded) ?? []), slug]);
  }
  return byTitle;
}

/** A venue with its key, or the issue of an unknown or ambiguous name. */
type NamedVenue = { key: string; venue: RawVenue } | Pick<Issue, 'expected' | 'near'>;

const allNames = (name: LocalName): string[] =>
  typeof name === 'string' ? [name] : Object.values(name).filter((one) => one !== undefined);

const hasName = (name: LocalName, other: string) =>
  allNames(name).some((one) => foldText(one) === foldText(other));

/** Finds venues by slug or name. An unlisted venue is accepted if its town is given. */
export function createVenueLookup(venues: RawVenues, home: string) {
  const listed = Object.entries(venues);
  return (name: string, town: LocalName | undefined): NamedVenue => {
    const listedVenue = getOwn(venues, name);
    if (listedVenue) return { key: name, venue: listedVenue };
    const namesakes = listed.filter(([, venue]) => hasName(venue.name, name));
    const inTown = namesakes.filter(
      ([, venue]) => !town || allNames(town).some((one) => hasName(venue.town, one)),
    );
    const [[key, venue] = []] = inTown;
    if (key && venue && inTown.length === 1) return { key, venue };
    if (town && inTown.length === 0) {
      const [first = ''] = allNames(town);
      // If a listed venue is in the same town, reuse the translations of the town's name.
      const known = listed.find(([, venue]) =>
        allNames(town).some((one) => hasName(venue.town, one)),
      );
      const venue = { name, town: known?.[1].town ?? town };
      return { key: slugify(`${name} ${first}`) || 'cinema', venue };
    }
    if (inTown.length > 1) {
      const text = 'a venue by its slug, or with its town: several are called so, {slugs}';
      const slugs = inTown.map(([slug]) => slug).join(', ');
      return { expected: { text, values: { slugs } } };
    }
    const names = listed.flatMap(([slug, venue]) => [slug, ...allNames(venue.name)]);
    const near = nearestWord(name, names);
    const text = 'a venue that stands in {home}, or its town beside it';
    return { expected: { text, values: { home } }, ...(near && { near }) };
  };
}
