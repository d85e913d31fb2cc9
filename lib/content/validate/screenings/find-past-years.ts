import type { Issue } from '../issue';
import type { WrittenScreening } from './read-screenings';

/** Earliest allowed year of a screening. */
const firstYear = 1990;
const day = 24 * 60 * 60 * 1000;
const year = 365 * day;
/**
 * Add a year to the date of a screening: if the result is closer than this to the latest screening above it in
 * the file, the year is probably wrong. A screening that was merely added out of order is rarely about a year
 * earlier than those above it.
 */
const maxDistance = 100 * day;

type Dated = { written: WrittenScreening; at: number };

/**
 * An issue for each screening whose year is probably a mistake, such as last year's number in January. The order of
 * the screenings in the file decides, not today's date, so that a valid file stays valid.
 */
export function findPastYears(screenings: readonly Dated[]): Issue[] {
  const files = new Map<string, Dated[]>();
  for (const dated of screenings) {
    const { path } = dated.written;
    files.set(path, [...(files.get(path) ?? []), dated]);
  }
  return [...files.values()].flatMap((inFile) => [...findTooEarly(inFile), ...findStrays(inFile)]);
}

function findTooEarly(inFile: Dated[]): Issue[] {
  return inFile
    .filter(({ at }) => new Date(at).getUTCFullYear() < firstYear)
    .map(({ written }) => ({
      ...written.at('start'),
      expected: { text: 'a year from {firstYear}', values: { firstYear } },
    }));
}

function findStrays(inFile: Dated[]): Issue[] {
  const steps = inFile.slice(1).map(({ at }, index) => at - (inFile[index]?.at ?? 0));
  const forward = steps.filter((step) => step >= 0).length;
  if (forward * 2 < steps.length) return [];
  let latest = -Infinity;
  return inFile.flatMap(({ written, at }) => {
    const isStray = Math.abs(at + year - latest) < maxDistance;
    latest = Math.max(latest, at);
    if (!isStray || new Date(at).getUTCFullYear() < firstYear) return [];
    const likelyYear = new Date(at + year).getUTCFullYear();
    const advice = { text: 'Is the year {meant} meant?', values: { meant: likelyYear } };
    return [{ ...written.at('start'), expected: 'a day after those above it', advice }];
  });
}
