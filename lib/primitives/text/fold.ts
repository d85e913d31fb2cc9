import { own } from './own';

/** Letters that no decomposition takes apart (`ø` is no `o` with a mark), and apostrophes. */
const spelledOut: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ð: 'd', đ: 'd', ø: 'o', ł: 'l', ı: 'i' },
  ...{ '’': "'", '‘': "'" },
};

/** Western letters, each folded once: texts repeat few of them, and normalising one is slow. */
const known = new Map<string, string>();
const afterWestern = '\u0250';

function foldCharacter(character: string): string {
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const folded = foldAnew(character);
  if (character < afterWestern) known.set(character, folded);
  return folded;
}

/** A single character as a search compares it: without case, accents, kinds of space and apostrophe. */
function foldAnew(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return own(spelledOut, bare) ?? bare.replace(/\s/g, ' ');
}

/** Text as a search compares it. */
export function foldText(text: string): string {
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/**
 * The same, with where it comes from: `origins[i]` is where in `text` the folded character `i` comes from,
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
