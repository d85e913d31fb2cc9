import { memoise } from '@/lib/i18n/memoise';
import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';

type Named = { code: string; name: string };

/** Maximum number of suggestions for a text. */
const most = 3;

/**
 * Finds the codes that a text probably means: those with a name that contains it, then those with a name that is spelt
 * nearly so. A code may have several names. Each text is searched once.
 */
export function createNameSearch(options: readonly Named[]): (text: string) => string[] {
  const codes = new Map(options.map(({ code, name }) => [foldText(name), code]));
  const names = [...codes.keys()];
  // Without the year in parentheses.
  const bare = new Map(names.map((name) => [name.replace(/\s*\([^)]*\)$/, ''), name]));
  return memoise((text: string) => {
    const folded = foldText(text.trim());
    if (folded.length < 2) return [];
    const found = new Set<string>();
    const add = (name: string) => found.size < most && found.add(codes.get(name) ?? name);
    if (folded.length > 3) for (const name of names) if (name.includes(folded)) add(name);
    const rest = new Set(bare.keys());
    while (found.size < most) {
      const near = nearestWord(folded, [...rest]);
      if (near === undefined) break;
      rest.delete(near);
      add(bare.get(near) ?? near);
    }
    return [...found];
  });
}
