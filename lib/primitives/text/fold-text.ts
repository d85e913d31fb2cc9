import { getOwn } from '../json';

/** Letters without a Unicode decomposition (`ø` is no `o` with a mark), and apostrophes. */
const spelledOut: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ð: 'd', đ: 'd', ø: 'o', ł: 'l', ı: 'i' },
  ...{ '’': "'", '‘': "'" },
};

/** Cache of folded Western letters: there are few, and normalising is slow. */
const cache = new Map<string, string>();
const afterWestern = '\u0250';

function foldCharacter(character: string): string {
  const cached = cache.get(character);
  if (cached !== undefined) return cached;
  const folded = foldUncached(character);
  if (character < afterWestern) cache.set(character, folded);
  return folded;
}

/** Folds a character for searches: no case, no accents, one kind of space and apostrophe. */
function foldUncached(character: string): string {
  const unaccented = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return getOwn(spelledOut, unaccented) ?? unaccented.replace(/\s/g, ' ');
}

/** Folds a text for searches. */
export function foldText(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/**
 * Folds a text with a position map: `origins[i]` is the index in `text` of the folded character `i`; the last entry is
 * the text's length.
 */
export function foldWithOrigins(text: string): { folded: string; origins: number[] } {
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
