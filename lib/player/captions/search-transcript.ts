import { foldWithOrigins } from '@/lib/primitives/text/fold-text';
import type { TranscriptEntry } from './transcript';

/** An entry that contains the search text, with each match as a range `[from, until)` of its text. */
export type FoundEntry = TranscriptEntry & { ranges: [number, number][] };

/** The entries that contain the words as typed, ignoring case and accents; all entries for empty words. */
export function searchEntries(entries: readonly TranscriptEntry[], query: string): FoundEntry[] {
  const needle = foldWithOrigins(query.trim().replace(/\s+/g, ' ')).folded;
  if (!needle) return entries.map((entry) => ({ ...entry, ranges: [] }));
  return entries
    .map((entry) => ({ ...entry, ranges: findRanges(entry.text, needle) }))
    .filter(({ ranges }) => ranges.length > 0);
}

function findRanges(text: string, needle: string): [number, number][] {
  const { folded, origins } = foldWithOrigins(text);
  const ranges: [number, number][] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length))
    ranges.push([origins[at] ?? 0, endOf(origins, at + needle.length - 1, text)]);
  return ranges;
}

/**
 * The end of the original character behind the folded one: a match on half of an œ marks the whole letter.
 */
function endOf(origins: readonly number[], last: number, text: string): number {
  const from = origins[last] ?? 0;
  return origins.slice(last + 1).find((origin) => origin > from) ?? text.length;
}
