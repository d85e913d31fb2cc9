import type { Page } from './page';

const keepsOut = /\b(?:noindex|none)\b/i;

/** Whether neither the robots meta tags nor the `X-Robots-Tag` header exclude a page from indexing. */
export function isIndexable({ robotsHeader = '', facts }: Page): boolean {
  return ![robotsHeader, ...facts.robots].some((words) => keepsOut.test(words));
}
