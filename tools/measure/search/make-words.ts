import { createRandom, type Random } from '@/lib/text/random';

const onsets = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'gr', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'sch', 'st', 't', 'v', 'w', 'z'] as const; // biome-ignore format: a list of sounds
const vowels = ['a', 'e', 'i', 'o', 'u', 'é', 'ä', 'ou', 'ei', 'au', 'ie', 'ö'] as const;
const codas = ['', '', 'n', 'r', 'l', 's', 't', 'nd', 'rt', 'ss', 'ng', 'ck'] as const;

/** `count` different invented words of one to four syllables that look like French or German ones. */
export function makeWords(seed: string, count: number): string[] {
  const random = createRandom(seed);
  const words = new Set<string>();
  while (words.size < count) words.add(makeWord(random));
  return [...words];
}

function makeWord(random: Random): string {
  const syllable = () => random.pick(onsets) + random.pick(vowels) + random.pick(codas);
  return Array.from({ length: random.whole(2, 4) }, syllable).join('');
}

/** Picks as languages do (Zipf): the first words of the list far more often than the last. */
export function pickCommon(words: readonly string[], random: Random): string {
  return words[Math.floor(words.length ** random.between(0, 1)) - 1] ?? words[0] ?? '';
}
