/** Abbreviations of titles and what a visitor types for them, folded. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  dr: ['docteur', 'doktor'],
  st: ['saint', 'sankt'],
  mme: ['madame'],
};
