import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';

type Named = { code: string; name: string };

/** Most names that are proposed for one. */
const most = 3;

/**
 * The codes that were probably meant: those with a name that contains the text, then those with a name that is spelt
 * nearly so. A code may have several names.
 */
export function nearNames(text: string, options: readonly Named[]): string[] {
  const folded = foldText(text.trim());
  if (folded.length < 2) return [];
  const names = new Map(options.map((option) => [foldText(option.name), option.code]));
  const containing =
    folded.length < 4 ? [] : [...names.keys()].filter((name) => name.includes(folded));
  const found = containing.slice(0, 2 * most);
  // Without what stands in brackets: the year.
  const bare = new Map([...names].map(([name]) => [name.replace(/\s*\([^)]*\)$/, ''), name]));
  for (const name of found) bare.delete(name.replace(/\s*\([^)]*\)$/, ''));
  while (found.length < most) {
    const near = nearestWord(folded, [...bare.keys()]);
    if (near === undefined) break;
    found.push(bare.get(near) ?? near);
    bare.delete(near);
  }
  return [...new Set(found.flatMap((name) => names.get(name) ?? []))].slice(0, most);
}
