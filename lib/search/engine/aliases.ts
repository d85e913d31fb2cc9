/** Abbreviations in titles, with the words that visitors type for them, folded. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['dr', ['docteur', 'doktor']],
  ['st', ['saint', 'sankt']],
  ['mme', ['madame']],
]);

/** Adds the abbreviations of the given words. */
export function withAliases(words: ReadonlySet<string>): ReadonlySet<string> {
  const meant = [...aliases].filter(([, long]) => long.some((word) => words.has(word)));
  return new Set([...words, ...meant.map(([short]) => short)]);
}
