import { createTranslator } from 'next-intl';
import { getTheme } from '@/lib/content/store/get-theme';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { getOwn } from '@/lib/primitives/json';
import { localText } from '@/lib/primitives/text/local-text';
import { createRandom } from '@/lib/primitives/text/random';
import { readPosterFacts } from './get-poster-facts';
import type { FactsColumns } from './layout/layout';
import type { PosterFacts } from './poster-facts';

/** The facts that a collection's poster is based on, in one language. */
export type SeriesFacts = {
  slug: string;
  title: string;
  /** `#rrggbb` */
  ink: string;
  /** Small text in two columns. */
  lines: FactsColumns;
  /** In viewing order. */
  films: readonly PosterFacts[];
};

const inksCache = new WeakMap<Library, ReadonlyMap<string, string>>();

/** The ink of every collection, `#rrggbb` by slug. */
export function collectionInks(library: Library): ReadonlyMap<string, string> {
  const made =
    inksCache.get(library) ?? chooseInks(listInkChoices(library), Object.values(getTheme().inks));
  inksCache.set(library, made);
  return made;
}

const listInkChoices = ({ collections }: Library) =>
  [...collections]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([slug, { ink }]) => ({ slug, ...(ink && { ink: getOwn(getTheme().inks, ink) ?? ink }) }));

/** The facts for a collection's poster; undefined for an unknown slug. */
export async function getSeriesFacts(
  slug: string,
  locale: Locale,
): Promise<SeriesFacts | undefined> {
  const library = getLibrary();
  const raw = library.collections.get(slug);
  const ink = collectionInks(library).get(slug);
  if (!raw || !ink) return undefined;
  const films = raw.films.flatMap(({ film }) => readPosterFacts(library, film) ?? []);
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Collection' });
  return {
    slug,
    title: localText(raw.title, locale).text,
    ink,
    lines: [
      [t(`kinds.${raw.kind}`), formatYears(films)],
      [t('films', { count: films.length }), formatTotalRuntime(films)].filter(Boolean),
    ],
    films,
  };
}

function formatYears(films: readonly PosterFacts[]): string {
  const years = films.map(({ year }) => year);
  return [...new Set([Math.min(...years), Math.max(...years)])].join('–');
}

/** Total of the known runtimes, with units that are the same in all languages. */
function formatTotalRuntime(films: readonly PosterFacts[]): string {
  const minutes = Math.round(films.reduce((sum, { runtime = 0 }) => sum + runtime, 0));
  const [hours, minutesLeft] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? `${hours} h` : '', minutesLeft ? `${minutesLeft} min` : '']
    .filter(Boolean)
    .join(' ');
}

type InkChoice = {
  slug: string;
  /** Set by an editor, `#rrggbb`. */
  ink?: string;
};

/**
 * The ink of each collection, `#rrggbb` by slug. If the editor has set none, it is one of the least used inks,
 * chosen at random. Inks of the collections before and after are avoided if possible.
 *
 * @param inks the theme's inks, `#rrggbb`
 */
export function chooseInks(
  inkChoices: readonly InkChoice[],
  inks: readonly string[],
): Map<string, string> {
  const chosen = new Map(
    inkChoices.flatMap(({ slug, ink }) => (ink ? [[slug, ink] as const] : [])),
  );
  for (const [at, { slug }] of inkChoices.entries()) {
    if (chosen.has(slug)) continue;
    const neighbourInks = [inkChoices[at - 1], inkChoices[at + 1]].map(
      (near) => near && chosen.get(near.slug),
    );
    const distinctInks = inks.filter((ink) => !neighbourInks.includes(ink));
    const all = distinctInks.length > 0 ? distinctInks : inks;
    const countUses = (ink: string) => [...chosen.values()].filter((other) => other === ink).length;
    const least = Math.min(...all.map(countUses));
    const rare = all.filter((ink) => countUses(ink) === least) as [string, ...string[]];
    chosen.set(slug, createRandom(`ink/${slug}`).pick(rare));
  }
  return chosen;
}
