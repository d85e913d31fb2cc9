const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '‘': "'" };

/** A single character as a search compares it: without case, accents, kinds of space and apostrophe. */
function foldCharacter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ligatures[bare] ?? bare.replace(/\s/g, ' ');
}

/**
 * Text as a search compares it; `origins[i]` is where in `text` the folded character `i` comes from,
 * and the last one is the text's length.
 */
export function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let i = 0; i < piece.length; i += 1) origins.push(index);
    folded += piece;
    index += character.length;
  }
  return { folded, origins: [...origins, text.length] };
}
