/** Abbreviations of titles and what a visitor types for them, folded. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  dr: ['docteur', 'doktor'],
  st: ['saint', 'sankt'],
  mme: ['madame'],
};

/** The same words, and the abbreviations that stand for one of them. */
export function withAliases(words: ReadonlySet<string>): ReadonlySet<string> {
  const meant = Object.keys(aliases).filter((short) =>
    aliases[short]?.some((long) => words.has(long)),
  );
  return new Set([...words, ...meant]);
}
