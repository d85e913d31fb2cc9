import { isIndexable } from '../page/is-indexable';
import type { PageCheck } from '../page/page';
import { publicAddress } from '../page/public-address';

/** A page's robots directives must not contradict each other, its canonical link or the sitemap. */
export const judgeRobots: PageCheck = (page, site) => {
  const { robots, canonicals } = page.facts;
  const own = publicAddress(page, site);
  const elsewhere = canonicals.find((one) => !URL.canParse(one) || new URL(one).href !== own);
  const isOut = !isIndexable(page);
  const isListed = site.sitemap.some(
    ({ address }) => URL.canParse(address) && new URL(address).href === own,
  );
  const barred = site.disallowed.find((start) => page.address.startsWith(start));
  const header = page.robotsHeader;
  return [
    ...(isOut && elsewhere
      ? [
          {
            what: `it says noindex and names ${elsewhere} as its canonical address`,
            todo: 'leave one of them: noindex without a canonical address elsewhere',
          },
        ]
      : []),
    ...(isOut && isListed
      ? [{ what: 'it says noindex and stands in a sitemap', todo: 'leave one of them' }]
      : []),
    ...(barred && (isOut || isListed)
      ? [
          {
            what: `robots.txt keeps crawlers out of ${barred}, so none reads that it ${isListed ? 'stands in a sitemap' : 'says noindex'}`,
            todo: 'take the line out of robots.txt, or the page out of the sitemap',
          },
        ]
      : []),
    ...(header && robots.some((words) => wordsOf(words) !== wordsOf(header))
      ? [
          {
            what: `X-Robots-Tag says “${header}” and its markup “${robots.join('; ')}”`,
            todo: 'have both say the same, or one of them nothing',
          },
        ]
      : []),
  ];
};

/** Normalises directives: lower case, sorted. */
function wordsOf(robots: string): string {
  return robots
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .sort()
    .join(', ');
}
