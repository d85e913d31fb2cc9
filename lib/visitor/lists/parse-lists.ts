import { slugPattern } from '@/lib/content/slug';
import { isRecord } from '@/lib/primitives/http/is-record';
import { parseJson } from '@/lib/primitives/http/parse-json';
import { emptyLists, type FilmMarks, type Lists, listNames, listsVersion } from './lists';

/** The readable lists, and whether the stored text was read completely. */
export type Parsed = { lists: Lists; whole: boolean };

/** Parses the stored lists. Unreadable entries are skipped. */
export function parseLists(text: string | null): Parsed {
  if (text === null) return { lists: emptyLists, whole: true };
  const found = parseJson(text);
  if (!isRecord(found)) return { lists: emptyLists, whole: false };
  const marks = listNames.map((name) => readMarks(found[name]));
  const [toWatch, watched] = marks;
  return {
    lists: { toWatch: toWatch?.marks ?? {}, watched: watched?.marks ?? {} },
    whole: found.version === listsVersion && marks.every(({ whole }) => whole),
  };
}

/** Serialises the lists for storage. */
export function writeLists(lists: Lists): string {
  return JSON.stringify({ version: listsVersion, ...lists });
}

function readMarks(value: unknown): { marks: FilmMarks; whole: boolean } {
  const entries = Object.entries(isRecord(value) ? value : {});
  const films = entries.filter((entry): entry is [string, number] => isMark(entry));
  return {
    marks: Object.fromEntries(films),
    whole: isRecord(value) && films.length === entries.length,
  };
}

function isMark([slug, at]: [string, unknown]): boolean {
  return slugPattern.test(slug) && typeof at === 'number' && Number.isFinite(at) && at > 0;
}
