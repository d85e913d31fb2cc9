import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';
import type { FoundWords } from './find-words';

/** Minimum length of a key; too many words share a shorter one. */
const shortest = 5;

/** Spellings of one Slavic sound in French, German, English and Polish, applied in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Names end alike: -off and -ow, -sky and -skij.
  [/ff?$|w$/, 'v'],
  [/(?:[iy][ijy]|[ijy])$/, 'i'],
  [/(?<=[^aeiou])e$/, ''],
  [/ou|oo/g, 'u'],
  [/w/g, 'v'],
  // A glide between vowels: Dostoïevski, Dostojewski, Dostoyevsky; `oe` is folded to `o` before.
  [/(?<=[aeou])[ijy]?e/g, ''],
  // ж, х, ц, ч, ш and к are written with the same letters in different languages: j is zh, ch is kh.
  [/[sz]*(?:t?sch|t?ch|tsh|[cs]z(?=[aeiou]|$)|[skzt]h|ts|tz|(?<![aeiouy])j)|[ckq]+/g, 'k'],
  [/[ijy]+/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** Key of a folded word that its transliterations share: Mozzhukhin, Mozjoukine, Mosschuchin. */
export function transliterationKey(word: string): string {
  return spellings.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}

/**
 * Word numbers by transliteration key. Cached by dictionary, and computed when a typed word is first found in no
 * name.
 */
const keysOf = new WeakMap<Dictionary, ReadonlyMap<string, number[]>>();

/** Other transliterations of a word that the dictionary does not have. */
export function findTransliterations(names: Dictionary, asked: string): FoundWords[] {
  const key = transliterationKey(asked);
  if (key.length < shortest) return [];
  const keys = keysOf.get(names) ?? toKeys(names);
  keysOf.set(names, keys);
  return (keys.get(key) ?? []).map((number) => ({
    from: number,
    until: number + 1,
    weight: matchWeights.transliterated,
  }));
}

function toKeys({ words }: Dictionary): Map<string, number[]> {
  const keys = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const key = transliterationKey(word);
    const numbers = keys.get(key);
    if (numbers) numbers.push(number);
    else if (key.length >= shortest) keys.set(key, [number]);
  }
  return keys;
}
