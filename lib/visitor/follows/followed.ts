import { isRecord } from '@/lib/primitives/json';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Follow, FollowedKind, FollowedPage } from './follows';
import type { Way } from './list-ways';

/** A followed page as it is now, in one language. `/api/follows` responds with a list of these. */
export type Followed = {
  page: FollowedPage;
  kind: FollowedKind;
  title: LocalText;
  href: string;
  /** The ways to see the page's films now. */
  ways: Way[];
  /** Path of the calendar of a film's screenings. */
  calendar?: string;
};

/** Validates the fields without which a row cannot be rendered. */
export function isFollowed(json: unknown): json is Followed {
  return (
    isRecord(json) &&
    [json.page, json.href, isRecord(json.title) && json.title.text].every(
      (text) => typeof text === 'string',
    ) &&
    Array.isArray(json.ways)
  );
}

/** The ways that are new since the page was followed: for each film only the nearest new one. */
export function listNewWays({ ways }: Followed, { ways: known }: Follow): Way[] {
  const fresh = ways.filter(({ key }) => !known.includes(key));
  return fresh.filter(({ slug }, at) => fresh.findIndex((one) => one.slug === slug) === at);
}
