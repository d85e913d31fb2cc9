import { memoise } from '@/lib/i18n/memoise';
import { foldText } from '@/lib/primitives/text/fold-text';
import { nearestWord } from '@/lib/primitives/text/nearest-word';

type Named = { code: string; name: string };

/** Codes that a text may stand for. `areTwins`: several codes have exactly this name. */
export type NearNames = { codes: string[]; areTwins: boolean };

/** Maximum number of suggestions for a text. */
const most = 3;

/**
 * Finds the codes that a text probably means: those with this name, then those with a name that contains it, then those
 * with a name that is spelt nearly so. A code may have several names. Each text is searched once.
 */
export function createNameSearch(options: readonly Named[]): (text: string) => NearNames {
  const codes = new Map<string, Set<string>>();
  for (const { code, name } of options) {
    const folded = foldText(name);
    // With and without the year in parentheses.
    for (const key of new Set([folded, folded.replace(/\s*\([^)]*\)$/, '')]))
      codes.set(key, (codes.get(key) ?? new Set()).add(code));
  }
  const names = [...codes.keys()];
  return memoise((text: string): NearNames => {
    const folded = foldText(text.trim());
    if (folded.length < 2) return { codes: [], areTwins: false };
    const same = codes.get(folded) ?? new Set();
    const found = new Set(same);
    const add = (name: string) => {
      for (const code of codes.get(name) ?? []) if (found.size < most) found.add(code);
    };
    if (folded.length > 3) for (const name of names) if (name.includes(folded)) add(name);
    const rest = new Set(names);
    while (found.size < most) {
      const near = nearestWord(folded, [...rest]);
      if (near === undefined) break;
      rest.delete(near);
      add(near);
    }
    return same.size > 1
      ? { codes: [...same], areTwins: true }
      : { codes: [...found], areTwins: false };
  });
}
