import { foldText } from '@/lib/primitives/text/fold';
import { nearest } from '@/lib/primitives/text/nearest';
import { own } from '@/lib/primitives/text/own';
import { slugify } from '@/lib/primitives/text/slugify';
import type { RawFilm } from '../../schema/film';
import type { LocalName } from '../../schema/translations';
import type { RawVenue, RawVenues } from '../../schema/venue';
import type { Fault } from '../fault';

type Titled = ReadonlyMap<string, Pick<Partial<RawFilm>, 'title'>>;

/** The slug of a film, or the issue of an unknown or ambiguous name. */
export type NamedFilm = { slug: string } | Pick<Fault, 'expected' | 'near'>;

/** Finds films by slug, or by a title as in programmes. `slugs` includes invalid films. */
export function nameFilms(films: Titled, slugs: string[], home: string) {
  const known = new Set(slugs);
  let byTitle: Map<string, string[]> | undefined;
  return (name: string): NamedFilm => {
    if (known.has(name)) return { slug: name };
    byTitle ??= gatherTitles(films);
    const [slug, ...others] = byTitle.get(foldText(name)) ?? [];
    if (slug && others.length === 0) return { slug };
    if (slug) {
      const text = 'a film by its slug: several have this title, {slugs}';
      return { expected: { text, values: { slugs: [slug, ...others].join(', ') } } };
    }
    const near = nearest(name, slugs) ?? nearest(foldText(name), [...byTitle.keys()]);
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
type NamedVenue = { key: string; venue: RawVenue } | Pick<Fault, 'expected' | 'near'>;

const allNames = (name: LocalName): string[] =>
  typeof name === 'string' ? [name] : Object.values(name).filter((one) => one !== undefined);

const isCalled = (name: LocalName, asked: string) =>
  allNames(name).some((one) => foldText(one) === foldText(asked));

/** Finds venues by slug or name. An unlisted one is accepted if its town is given. */
export function nameVenues(venues: RawVenues, home: string) {
  const listed = Object.entries(venues);
  return (name: string, town: LocalName | undefined): NamedVenue => {
    const meant = own(venues, name);
    if (meant) return { key: name, venue: meant };
    const called = listed.filter(([, venue]) => isCalled(venue.name, name));
    const there = called.filter(
      ([, venue]) => !town || allNames(town).some((one) => isCalled(venue.town, one)),
    );
    const [[key, venue] = []] = there;
    if (key && venue && there.length === 1) return { key, venue };
    if (town && there.length === 0) {
      const [first = ''] = allNames(town);
      // The town of a listed venue: reuse its translations.
      const known = listed.find(([, venue]) =>
        allNames(town).some((one) => isCalled(venue.town, one)),
      );
      const venue = { name, town: known?.[1].town ?? town };
      return { key: slugify(`${name} ${first}`) || 'cinema', venue };
    }
    if (there.length > 1) {
      const text = 'a venue by its slug, or with its town: several are called so, {slugs}';
      const slugs = there.map(([slug]) => slug).join(', ');
      return { expected: { text, values: { slugs } } };
    }
    const names = listed.flatMap(([slug, venue]) => [slug, ...allNames(venue.name)]);
    const near = nearest(name, names);
    const text = 'a venue that stands in {home}, or its town beside it';
    return { expected: { text, values: { home } }, ...(near && { near }) };
  };
}
