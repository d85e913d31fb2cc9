import { mergeMarks } from './change-lists';
import { type Lists, listNames } from './lists';

/** The lists of a file put to those of the device: nothing that stood there is lost. */
export function takeIn(ours: Lists, theirs: Lists): Lists {
  return {
    toWatch: mergeMarks(ours.toWatch, theirs.toWatch),
    watched: mergeMarks(ours.watched, theirs.watched),
  };
}

/** How many films of a list were not there before. */
export function countAdded(before: Lists, after: Lists): number {
  return listNames.reduce(
    (sum, name) => sum + Object.keys(after[name]).length - Object.keys(before[name]).length,
    0,
  );
}
