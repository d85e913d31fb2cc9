import type { RawFilm } from '@/lib/content/schema/film';
import { forEachLocale, locales } from '@/lib/i18n/locales';
import { createRandom, type Random } from '@/lib/primitives/text/random';

/** Averages of the demo content: 60 words per synopsis, 3 actors and 2 crew members per film. */
const synopsisWords = 60;
const countries = ['FR', 'DE', 'CH', 'IT', 'US', 'GB', 'AT', 'BE', 'SE', 'DK', 'JP', 'SU', 'ES', 'PL', 'CZ'] as const; // biome-ignore format: a list of codes
const languages = ['fr', 'de', 'it', 'en', 'zxx', 'sv', 'ja'] as const;
const crewJobs = ['screenplay', 'cinematography', 'music'] as const;

type Words = { titles: string[]; prose: string[]; directors: string[]; players: string[] };

/** A generated catalogue, the same each time: `count` raw films by slug. */
export function generateFilms(count: number, genres: readonly string[]): Map<string, RawFilm> {
  const random = createRandom('a catalogue for the benchmark');
  const words: Words = {
    titles: makeWords('titles', 9000),
    prose: makeWords('prose', 40_000),
    directors: makeNames('directors', 2500),
    players: makeNames('players', 12_000),
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [
      `film-${index}`,
      makeFilm(index, genres, words, random),
    ]),
  );
}

function makeFilm(index: number, genres: readonly string[], words: Words, random: Random): RawFilm {
  const several = <T>(low: number, high: number, one: () => T) =>
    Array.from({ length: random.integer(low, high) }, one);
  const unique = <T>(list: T[]) => [...new Set(list)];
  const phrase = (low: number, high: number) =>
    capital(several(low, high, () => pickCommon(words.titles, random)).join(' '));
  const prose = () =>
    Array.from({ length: synopsisWords }, () => pickCommon(words.prose, random)).join(' ');
  const watchable = random.chance(0.2);
  const subtitles = locales.filter(() => random.chance(0.4));
  return {
    title: {
      original: { text: phrase(1, 4), lang: random.pick(languages) },
      ...(random.chance(0.8) && { fr: `Le ${phrase(1, 4)}` }),
      ...(random.chance(0.8) && { de: `Der ${phrase(1, 4)}` }),
      also: [],
    },
    year: random.integer(1895, 2026),
    runtime: random.integer(1, 200),
    countries: unique(several(1, 2, () => random.pick(countries))),
    languages: [random.pick(languages)],
    directors: unique(several(1, 2, () => pickCommon(words.directors, random))),
    cast: unique(several(1, 5, () => pickCommon(words.players, random))).map((name) => ({ name })),
    crew: several(1, 3, () => ({
      name: pickCommon(words.players, random),
      job: random.pick(crewJobs),
    })),
    genres: unique(several(1, 3, () => pickCommon(genres, random))),
    synopsis: forEachLocale(prose),
    versions: [{ audio: ['zxx'], subtitles, resolution: '1080p' }],
    media: watchable ? { film: playedFrom(`film${String(index).padStart(7, '0')}`) } : {},
    ...(watchable && { vod: { ads: random.chance(0.5) } }),
    publicDomain: [],
    releases: [],
    basedOn: [],
    quotes: [],
    ...{ festivals: [], awards: [], companies: [], distributors: [], colour: [], pressKit: [] },
    ...{ stills: [], trailers: [], films: [], contentNotes: [] },
    watch: [],
    ids: {},
    added: '2026-11-01',
  };
}

function makeNames(seed: string, count: number): string[] {
  const random = createRandom(seed);
  const first = makeWords(`${seed} first`, 500);
  const last = makeWords(`${seed} last`, 5000);
  return Array.from({ length: count }, () =>
    [capital(pickCommon(first, random)), capital(pickCommon(last, random))].join(' '),
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function playedFrom(src: string): RawFilm['media']['film'] {
  return { type: 'video', autoplay: false, sources: [{ provider: 'youtube', src }], tracks: [] };
}

const onsets = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'gr', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'sch', 'st', 't', 'v', 'w', 'z'] as const; // biome-ignore format: a list of sounds
const vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'ä', 'ou', 'ei', 'au', 'ie', 'ö'] as const;
const codas = ['', '', 'n', 'r', 'l', 's', 't', 'nd', 'rt', 'ss', 'ng', 'ck'] as const;

/** `count` different invented words of two to four syllables that look French or German. */
function makeWords(seed: string, count: number): string[] {
  const random = createRandom(seed);
  const words = new Set<string>();
  while (words.size < count) words.add(makeWord(random));
  return [...words];
}

function makeWord(random: Random): string {
  const syllable = () => random.pick(onsets) + random.pick(vowels) + random.pick(codas);
  return Array.from({ length: random.integer(2, 4) }, syllable).join('');
}

/**
 * Picks with a Zipf-like distribution, as in natural language: words early in the list far more often than late
 * ones.
 */
function pickCommon(words: readonly string[], random: Random): string {
  return words[Math.floor(words.length ** random.between(0, 1)) - 1] ?? words[0] ?? '';
}
