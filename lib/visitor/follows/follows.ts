import { slugPattern } from '@/lib/content/slug';

/** A page that a visitor follows, by its French path without the leading slash: `movie/nerven`. */
export type FollowedPage = `${FollowedKind}/${string}`;

export type FollowedKind = 'movie' | 'person' | 'collection';

/** When a page was followed (epoch ms), and the ways to see its films at that time, as keys (`Way`). */
export type Follow = { at: number; ways: readonly string[] };

/** What a visitor follows on this device. */
export type Follows = Readonly<Record<string, Follow>>;

export const followedPagePattern = new RegExp(
  `^(?:movie|person|collection)/${slugPattern.source.replace('^', '')}`,
);

export function isFollowedPage(text: string): text is FollowedPage {
  return followedPagePattern.test(text);
}

/** Pages with their follows, the last one first. */
export function newestFollows(follows: Follows): [page: string, follow: Follow][] {
  return Object.entries(follows).sort(([, a], [, b]) => b.at - a.at);
}

export function addFollow(follows: Follows, page: string, follow: Follow): Follows {
  return { ...follows, [page]: follow };
}

export function removeFollow(follows: Follows, page: string): Follows {
  return Object.fromEntries(Object.entries(follows).filter(([name]) => name !== page));
}

/**
 * Merges the follows of a file into those of a device. If both have a follow of a page, the earlier one stays,
 * so that more ways to see a film are reported as new.
 */
export function mergeFollows(ours: Follows, theirs: Follows): Follows {
  const both = Object.entries(theirs).filter(
    ([page, { at }]) => !Object.hasOwn(ours, page) || at < (ours[page]?.at ?? 0),
  );
  return { ...ours, ...Object.fromEntries(both) };
}
