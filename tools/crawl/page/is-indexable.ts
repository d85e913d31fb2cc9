import type { Page } from './page';

const keepsOut = /\b(?:noindex|none)\b/i;

/** Whether a page lets search engines list it, by its own words and by its header's. */
export function isIndexable({ robotsHeader = '', facts }: Page): boolean {
  return ![robotsHeader, ...facts.robots].some((words) => keepsOut.test(words));
}
