import { LRUCache } from 'lru-cache';
import { isLocale } from '@/lib/i18n/locales';
import { foldText } from '@/lib/primitives/text/fold-text';

/** A folded word and its range `[from, until)` in the text. */
export type Word = { word: string; from: number; until: number };

const gap = /[^\p{L}\p{N}]*/uy;
const run = /[\p{L}\p{N}]+/uy;
const runs = /[\p{L}\p{N}]+/gu;

/** Cache size in bytes, estimated; enough for the texts of a small catalogue and typed queries. */
const maxBytes = 16 * 1024 * 1024;
/** Estimated overhead of a cache entry and of each word, so that short texts are not counted as free. */
const textBytes = 200;
const wordBytes = 100;

/** LRU cache of split texts (titles, names, synopses, queries), 16 MB. */
const cache = new LRUCache<string, readonly Word[]>({
  maxSize: maxBytes,
  sizeCalculation: (words, text) => textBytes + text.length + words.length * wordBytes,
});

/** Splits a text into folded words, cached. Hyphens and apostrophes separate words: `L’Arroseur` has two. */
export function splitWords(text: string): readonly Word[] {
  const cached = cache.get(text);
  if (cached) return cached;
  const words = [...readWords(text)];
  cache.set(text, words);
  return words;
}

/**
 * A function that lists the folded words of a text, without their places. For indexing: many times as fast as
 * `splitWords`, since each word is folded once.
 */
export function createWordLister(): (text: string) => string[] {
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const known = folded.get(word);
    if (known !== undefined) return known;
    const made = foldWord(word);
    folded.set(word, made);
    return made;
  };
  return (text) => (text.match(runs) ?? []).map(fold);
}

/**
 * Generator behind `splitWords`, without a cache. It uses sticky patterns without captures, because a search reads
 * thousands of words.
 */
export function* readWords(text: string): Generator<Word, undefined> {
  for (let from = skipMatches(gap, text, 0); from < text.length; ) {
    const until = skipMatches(run, text, from);
    yield { word: foldWord(text.slice(from, until)), from, until };
    from = skipMatches(gap, text, until);
  }
}

/** End of a sticky pattern's match at `from`; `from` without a match. */
function skipMatches(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Fast path for most words: only lower-casing is needed. */
const isPlain = /^[a-z0-9]+$/i;

/**
 * Folds a word: no case, no accents, ß as ss, œ as oe. An e after a, o or u is dropped, so that Känguru,
 * Kaenguru and Kanguru match. The few words that differ only in that e match too.
 */
function foldWord(word: string): string {
  const folded = isPlain.test(word) ? word.toLowerCase() : foldText(word);
  return folded.replace(/([aou])e/g, '$1');
}

const french =
  'à au aux avec ce ces cet cette chez comme d dans de des du elle en est et eux il ils j je l la le les leur leurs lui m ma mais me mes mon n ne nous on ou où par pas pour qu que quel quelle qui quoi s sa sans se ses son sont sous sur un une vers y film films frère frères sœur sœurs cherche voir histoire parle';
const german =
  'als am an auch auf aus bei bin bis das dass dem den der des die durch ein eine einem einen einer eines er es für gibt hat ich im in ins ist kein man mein mit nach nicht noch oder sein seine sich sie so über um und unter von vom vor wie wo zu zum zur film filme filmen bruder brüder gebrüder schwester schwestern suche geschichte';
const english =
  'a about an and are at by for from has how in into is it its me my of on or that the their there this to up was what when where which who why with film films movie movies brother brothers sister sisters story';
/** On an Italian site alone: some are words of French and German titles. */
const italian = isLocale('it')
  ? ' a ai al alla che chi con da dal dalla dei del della di e ed gli ha i il in io la le lo ma mi mio nel nella non per quando si sono su sua suo tra un una uno film fratelli fratello sorella sorelle storia'
  : '';

/** Words that are not required if the text has other words. */
export const stopWords: ReadonlySet<string> = new Set(
  `${french} ${german} ${english}${italian}`.split(' ').map(foldWord),
);

/** Leading articles of titles, which visitors may omit. */
export const articles: ReadonlySet<string> = new Set(
  `le la les l un une der die das ein eine the a an${isLocale('it') ? ' il lo gli i uno una' : ''}`.split(
    ' ',
  ),
);

/** Abbreviations in titles, with the words that visitors type for them, folded. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['dr', ['docteur', 'doktor']],
  ['st', ['saint', 'sankt']],
  ['mme', ['madame']],
]);

/** Adds the abbreviations of the given words. */
export function withAliases(words: ReadonlySet<string>): ReadonlySet<string> {
  const usedAliases = [...aliases].filter(([, long]) => long.some((word) => words.has(word)));
  return new Set([...words, ...usedAliases.map(([short]) => short)]);
}
