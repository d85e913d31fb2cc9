/** Where a film begins, in seconds, and why. */
export type Start = { time: number; from: 'link' | 'resume' | 'beginning' };

/** A moment in the address (`?t=`, 0 as well) wins over the place where one left off. */
export function chooseStart({ link, saved }: { link?: number; saved?: number }): Start {
  if (link !== undefined) return { time: link, from: 'link' };
  if (saved !== undefined) return { time: saved, from: 'resume' };
  return { time: 0, from: 'beginning' };
}
