import { parsePositionName, type ResumeEntries } from '@/lib/player/resume/positions';
import type { Follows } from '../follows/follows';
import { type Lists, mergeMarks } from './lists';

/** Lists, playback positions and follows of a device or a file. */
export type DeviceState = { lists: Lists; positions: ResumeEntries; follows: Follows };

/** Merges a file's lists into the device's; nothing is lost. */
export function mergeLists(ours: Lists, theirs: Lists): Lists {
  return {
    toWatch: mergeMarks(ours.toWatch, theirs.toWatch),
    watched: mergeMarks(ours.watched, theirs.watched),
  };
}

/** Number of films and followed pages with a new entry or a changed position after an import. */
export function countAdded(before: DeviceState, after: DeviceState): number {
  const added = [
    ...listAdded(before.lists.toWatch, after.lists.toWatch),
    ...listAdded(before.lists.watched, after.lists.watched),
    ...listAdded(before.follows, after.follows),
    ...listMoved(before.positions, after.positions),
  ];
  return new Set(added).size;
}

function listAdded(before: object, after: object): string[] {
  return Object.keys(after).filter((slug) => !Object.hasOwn(before, slug));
}

function listMoved(before: ResumeEntries, after: ResumeEntries): string[] {
  return Object.entries(after)
    .filter(([name, { at }]) => !Object.hasOwn(before, name) || before[name]?.at !== at)
    .map(([name]) => parsePositionName(name)?.slug ?? name);
}
