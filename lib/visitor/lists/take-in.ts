import type { ResumeEntries } from '@/lib/player/resume/entries';
import { readPositionName } from '@/lib/player/resume/position-name';
import { mergeMarks } from './change-lists';
import type { FilmMarks, Lists } from './lists';

/** What a device keeps, or what a file brings: the lists, and where films were left. */
export type Kept = { lists: Lists; positions: ResumeEntries };

/** The lists of a file put to those of the device: nothing that stood there is lost. */
export function takeIn(ours: Lists, theirs: Lists): Lists {
  return {
    toWatch: mergeMarks(ours.toWatch, theirs.toWatch),
    watched: mergeMarks(ours.watched, theirs.watched),
  };
}

/** How many films a file has brought something of: a place in a list, or where one was left. */
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
