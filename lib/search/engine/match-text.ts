import { type DiscKind, discKinds } from '@/lib/catalog/films/disc-stock';
import { subtitlesAnywhere } from '../query/facets';
import { findAskedScreenings, placeFinder } from './asked-screenings';
import { type Dictionary, fieldNumber, matchWeights } from './dictionary';
import type { Fact } from './facts/fact';
import { hasFact } from './facts/has-fact';
import { findExact, findUnknownPeople, findWord, type WordMatches } from './find-words';
import { type ParsedText, parseText } from './parse-text';
import { mixesTwoPeople } from './people-names';
import {
  addBestScores,
  createScores,
  type FilmScores,
  factWeight,
  keepBestMatches,
  scoreMatches,
  titleBonus,
} from './scores';
import type { SearchIndex } from './search-index';

/** Result of a text search: a score for each film (0: no match), and the matching index words. */
export type TextMatch = {
  scores: Float64Array;
  words: ReadonlySet<string>;
  /**
   * `all`: every word matched as typed: whole, as a prefix, inflected or as the end of a compound. `nearly`:
   * some word matched only in another spelling or with typing errors, or the film is on another kind of disc.
   * `some`: no film matches all words; the results match as many as possible.
   */
  closeness: 'all' | 'nearly' | 'some';
  /** Film number → number of the screening that the text asks for. */
  screenings: ReadonlyMap<number, number>;
  /** Kinds of disc that the text asks for. */
  discs: readonly DiscKind[];
  /** Subtitle choices that the text asks for. */
  subtitles: readonly string[];
};

/**
 * Finds the films that match every word and fact of a text. If none does, films on another kind of disc than
 * the one asked for are preferred to films that match fewer words.
 */
export function matchText(index: SearchIndex, text: string, now: Date): TextMatch {
  const parsed = parseText(index, text, +now);
  if (isSingleLetter(parsed)) return matchLetter(index, parsed.title);
  const match = matchOnDay(index, parsed, now);
  const kinds = parsed.facts.filter((fact) => fact.kind === 'disc' && fact.disc);
  if (match.closeness === 'all' || kinds.length === 0) return match;
  const facts = parsed.facts.map((fact) => (kinds.includes(fact) ? anyDisc : fact));
  const onAnyDisc = matchParsed(index, { ...parsed, facts }, now);
  return onAnyDisc.closeness === 'all' ? { ...onAnyDisc, closeness: 'nearly' } : match;
}

/** If the text names today's weekday, it means today if a screening fits, else the same day a week later. */
function matchOnDay(index: SearchIndex, parsed: ParsedText, now: Date): TextMatch {
  const later = { ...parsed, facts: parsed.facts.map(afterToday) };
  if (later.facts.every((fact, at) => fact === parsed.facts[at]))
    return matchParsed(index, parsed, now);
  if (findAskedScreenings(index, parsed, +now).size === 0) return matchParsed(index, later, now);
  const match = matchParsed(index, parsed, now);
  if (match.closeness === 'all') return match;
  const matchLater = matchParsed(index, later, now);
  return matchLater.closeness === 'all' ? matchLater : match;
}

function afterToday(fact: Fact): Fact {
  if (fact.kind !== 'screened' || typeof fact.when !== 'object' || 'month' in fact.when)
    return fact;
  return { ...fact, when: { ...fact.when, isAfterToday: true } };
}

const anyDisc: Fact = { kind: 'disc' };

/** Stop words are only required if there are no other words. */
function matchParsed(index: SearchIndex, parsed: ParsedText, now: Date): TextMatch {
  const { facts, required, weak, title } = parsed;
  const filmScores = createScores(index.slugs.length);
  const { scores, words } = filmScores;
  const shownAt = placeFinder(index, facts, +now);
  const found = required.map(({ word, joined }) =>
    findWord(index, { typedWord: word, joined, shownAt }),
  );
  const unknown = findUnknownPeople(index, found);
  for (const word of found) addWord(index, word, filmScores, unknown.has(word));
  const typed = found.filter(({ weight }) => weight >= matchWeights.ending).length + facts.length;
  const fitting = findAskedScreenings(index, parsed, +now);
  const atPlaces = findAskedScreenings(index, { ...parsed, facts: [] }, +now);
  for (const fact of facts) {
    // If the text names a place, the time must fit a screening at that place.
    const isAtPlace = fact.kind === 'screened' && atPlaces.size > 0;
    const has = isAtPlace ? (film: number) => fitting.has(film) : hasFact(index, fact, +now);
    addFact(has, filmScores);
  }
  discountMixedNames(
    index,
    required.map(({ word }) => word),
    filmScores,
  );
  const isPartial = keepBestMatches(filmScores, required.length + facts.length);
  for (const word of weak) addStopWordBonus(index.names, word, scores);
  titleBonus(index, title, scores);
  const isExact = typed === required.length + facts.length && !isPartial;
  const closeness = isExact ? 'all' : isPartial && typed > 0 ? 'some' : 'nearly';
  return {
    ...{ scores, words, closeness },
    screenings: fitting.size > 0 ? fitting : atPlaces,
    discs: requestedDiscs(facts),
    subtitles: requestedSubtitles(facts),
  };
}

/** Whether the text is one Latin letter or digit; a character of another script may be a word. */
function isSingleLetter({ title, facts }: ParsedText): boolean {
  return facts.length === 0 && /^[a-z0-9]$/.test(title);
}

/** A single letter, such as the rest of a typed `<b>`, only finds films that have it as their whole title. */
function matchLetter({ titles, slugs }: SearchIndex, letter: string): TextMatch {
  const scores = new Float64Array(slugs.length);
  for (const [at, form] of titles.forms.entries())
    if (form === letter) scores[titles.films[at] ?? 0] = 1;
  const noMatches = { screenings: new Map(), discs: [], subtitles: [] };
  return { scores, words: new Set([letter]), closeness: 'all', ...noMatches };
}

function requestedDiscs(facts: readonly Fact[]): readonly DiscKind[] {
  const discFact = facts.find((fact) => fact.kind === 'disc');
  if (!discFact) return [];
  return discFact.disc ? [discFact.disc] : discKinds;
}

function requestedSubtitles(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap((fact) => (fact.kind === 'subtitles' ? subtitlesAnywhere(fact.values) : []));
}

/**
 * Adds the matches of one word to the scores. Of an unknown person's name only exact title words
 * count.
 */
function addWord(
  { names, prose }: SearchIndex,
  { films, inNames, inProse, placeWeight }: WordMatches,
  filmScores: FilmScores,
  isUnknown: boolean,
) {
  const { best, isCertain } = filmScores;
  best.fill(0);
  if (isUnknown) {
    const inTitles = inNames.filter(({ weight }) => weight === matchWeights.exact);
    scoreMatches(names, inTitles, filmScores, fieldNumber.title);
  } else {
    scoreMatches(names, inNames, filmScores);
    scoreMatches(prose, inProse, filmScores);
  }
  for (const film of films.keys()) {
    best[film] = Math.max(best[film] ?? 0, placeWeight * factWeight);
    isCertain[film] = 1;
  }
  addBestScores(filmScores);
}

/** Discounts one matched word in films where two adjacent words match the names of two different people. */
function discountMixedNames(
  index: SearchIndex,
  words: readonly string[],
  { scores, hits }: FilmScores,
) {
  for (const [at, word] of words.slice(1).entries()) {
    const isMixed = mixesTwoPeople(index, [words[at] ?? '', word]);
    for (let film = 0; film < hits.length; film += 1) {
      const count = hits[film] ?? 0;
      if (count < 2 || !isMixed(film)) continue;
      scores[film] = ((scores[film] ?? 0) * (count - 1)) / count;
      hits[film] = count - 1;
    }
  }
}

/** A fact in a phrase counts as much as a match in the facet field. */
function addFact(has: (film: number) => boolean, { scores, hits, isCertain }: FilmScores) {
  for (let film = 0; film < scores.length; film += 1) {
    if (!has(film)) continue;
    isCertain[film] = 1;
    scores[film] = (scores[film] ?? 0) + factWeight;
    hits[film] = (hits[film] ?? 0) + 1;
  }
}

/** Bonus of a film for a stop word in its names, if other words found the film. */
const weakWeight = 5;

function addStopWordBonus(
  { words, starts, postings }: Dictionary,
  word: string,
  scores: Float64Array,
) {
  for (const { from, until } of findExact(words, word))
    for (let at = starts[from] ?? 0; at < (starts[until] ?? 0); at += 1) {
      const film = (postings[at] ?? 0) >>> 3;
      if (scores[film]) scores[film] += weakWeight;
    }
}
