import { locales } from '@/lib/i18n/locales';
import { decadeOf } from '../catalogue/decade-of';
import { runtimeBands } from '../catalogue/facet-patterns';
import type { FacetKey } from '../catalogue/query';
import type { Film } from '../film';

type Read = (film: Film, inShop: ReadonlySet<string>) => string[];

/** What a film stands under in each facet. */
export const facetValues: Record<Exclude<FacetKey, 'watchable'>, Read> = {
  genre: ({ genres }) => genres.map(({ slug }) => slug),
  country: ({ countries }) => countries,
  decade: (film) => [decadeOf(film)],
  director: ({ directors }) => directors.map(({ slug }) => slug),
  actor: ({ cast }) => cast.map(({ slug }) => slug),
  person: ({ directors, cast, crew }) => [...directors, ...cast, ...crew].map(({ slug }) => slug),
  language: ({ languages }) => languages,
  runtime: ({ runtime }) => bandOf(runtime),
  subtitles: subtitlesOf,
  shop: ({ slug }, inShop) => (inShop.has(slug) ? ['1'] : []),
};

function bandOf(runtime: number | undefined): string[] {
  const band = runtime !== undefined && runtimeBands.find(({ until }) => runtime < until);
  return band ? [band.value] : [];
}

/** Languages a deaf visitor or a foreigner can read along in: of the copies, and of what the site plays. */
function subtitlesOf({ versions, media }: Film): string[] {
  const tracks = [media.film, media.audio].flatMap((source) => source?.tracks ?? []);
  const languages = new Set([
    ...versions.flatMap(({ subtitles }) => subtitles),
    ...tracks
      .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
      .map(({ srclang }) => srclang),
  ]);
  const asked = locales.filter((locale) => languages.has(locale));
  return asked.length === locales.length ? [...asked, 'both'] : asked;
}
