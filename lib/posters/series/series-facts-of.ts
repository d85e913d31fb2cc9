import { createTranslator } from 'next-intl';
import { getTheme } from '@/lib/content/store/get-theme';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterFactsIn } from '@/lib/posters/poster-facts-of';
import { localText } from '@/lib/primitives/text/local-text';
import { own } from '@/lib/primitives/text/own';
import { createRandom } from '@/lib/primitives/text/random';
import type { SeriesFacts } from './series-facts';

const known = new WeakMap<Library, ReadonlyMap<string, string>>();

/** The ink of every collection, `#rrggbb` by slug. */
export function collectionInks(library: Library): ReadonlyMap<string, string> {
  const made = known.get(library) ?? chooseInks(inOrder(library), Object.values(getTheme().inks));
  known.set(library, made);
  return made;
}

const inOrder = ({ collections }: Library) =>
  [...collections]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, { ink }]) => ({ slug, ...(ink && { ink: own(getTheme().inks, ink) ?? ink }) }));

/** The facts for a collection's poster; undefined for an unknown slug. */
export async function seriesFacts(slug: string, locale: Locale): Promise<SeriesFacts | undefined> {
  const library = getLibrary();
  const raw = library.collections.get(slug);
  const ink = collectionInks(library).get(slug);
  if (!raw || !ink) return undefined;
  const films = raw.films.flatMap(({ film }) => posterFactsIn(library, film) ?? []);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Collection' });
  return {
    slug,
    title: localText(raw.title, locale).text,
    ink,
    lines: [
      [t(`kinds.${raw.kind}`), yearsOf(films)],
      [t('films', { count: films.length }), lengthOf(films)].filter(Boolean),
    ],
    films,
  };
}

function yearsOf(films: readonly PosterFacts[]): string {
  const years = films.map(({ year }) => year);
  return [...new Set([Math.min(...years), Math.max(...years)])].join('–');
}

/** Total of the known runtimes, with units that are the same in all languages. */
function lengthOf(films: readonly PosterFacts[]): string {
  const minutes = Math.round(films.reduce((sum, { runtime = 0 }) => sum + runtime, 0));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ');
}

type Wish = {
  slug: string;
  /** Set by an editor, `#rrggbb`. */
  ink?: string;
};

/**
 * The ink of each collection, `#rrggbb` by slug: the editor's, else one of the least used, at random among
 * equals. Two consecutive collections differ.
 *
 *  @param inks the theme's inks, `#rrggbb`
 */
export function chooseInks(wishes: readonly Wish[], inks: readonly string[]): Map<string, string> {
  const chosen = new Map(wishes.flatMap(({ slug, ink }) => (ink ? [[slug, ink] as const] : [])));
  for (const [at, { slug }] of wishes.entries()) {
    if (chosen.has(slug)) continue;
    const beside = [wishes[at - 1], wishes[at + 1]].map((near) => near && chosen.get(near.slug));
    const apart = inks.filter((ink) => !beside.includes(ink));
    const all = apart.length > 0 ? apart : inks;
    const uses = (ink: string) => [...chosen.values()].filter((other) => other === ink).length;
    const least = Math.min(...all.map(uses));
    const rare = all.filter((ink) => uses(ink) === least) as [string, ...string[]];
    chosen.set(slug, createRandom(`ink/${slug}`).pick(rare));
  }
  return chosen;
}
