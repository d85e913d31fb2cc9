/** Abbreviations of titles and what a visitor types for them, folded. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['dr', ['docteur', 'doktor']],
  ['st', ['saint', 'sankt']],
  ['mme', ['madame']],
]);

/** The same words, and the abbreviations that stand for one of them. */
export function withAliases(words: ReadonlySet<string>): ReadonlySet<string> {
  const meant = [...aliases].filter(([, long]) => long.some((word) => words.has(word)));
  return new Set([...words, ...meant.map(([short]) => short)]);
}
