import type { ResumeEntries } from '@/lib/player/resume/entries';
import { readPositionName } from '@/lib/player/resume/position-name';
import { mergeMarks } from './change-lists';
import type { FilmMarks, Lists } from './lists';

/** Lists and playback positions of a device or a file. */
export type Kept = { lists: Lists; positions: ResumeEntries };

/** Merges a file's lists into the device's; nothing is lost. */
export function takeIn(ours: Lists, theirs: Lists): Lists {
  return {
    toWatch: mergeMarks(ours.toWatch, theirs.toWatch),
    watched: mergeMarks(ours.watched, theirs.watched),
  };
}

/** Number of films with a new list entry or a changed position after an import. */
export function countAdded(before: Kept, after: Kept): number {
  const added = [
    ...newIn(before.lists.toWatch, after.lists.toWatch),
    ...newIn(before.lists.watched, after.lists.watched),
    ...movedIn(before.positions, after.positions),
  ];
  return new Set(added).size;
}

function newIn(before: FilmMarks, after: FilmMarks): string[] {
  return Object.keys(after).filter((slug) => !Object.hasOwn(before, slug));
}

function movedIn(before: ResumeEntries, after: ResumeEntries): string[] {
  return Object.entries(after)
    .filter(([name, { at }]) => !Object.hasOwn(before, name) || before[name]?.at !== at)
    .map(([name]) => readPositionName(name)?.slug ?? name);
}
