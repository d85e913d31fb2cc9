import { foldText } from '@/lib/text/fold';
import { nearest } from '@/lib/text/nearest';
import type { RawFilm } from '../../schema/film';
import type { Fault } from '../fault';

type Titled = ReadonlyMap<string, Pick<Partial<RawFilm>, 'title'>>;

/** The slug of a film, or what is wrong with a name that is none's, or several's. */
export type NamedFilm = { slug: string } | Pick<Fault, 'expected' | 'near'>;

/** Finds films by slug, or by a title as a programme writes it. `slugs` are those of all files. */
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
