import { locales } from '@/lib/i18n/locales';
import {
  type Issue,
  isIndexable,
  type Page,
  type PageCheck,
  publicAddress,
  type Site,
  siteAddress,
} from '../page/page';

/** A page's robots directives must not contradict each other, its canonical link or the sitemap. */
export const checkRobots: PageCheck = (page, site) => {
  const { robots, canonicals } = page.facts;
  const ownAddress = publicAddress(page, site);
  const elsewhere = canonicals.find(
    (one) => !URL.canParse(one) || new URL(one).href !== ownAddress,
  );
  const isExcluded = !isIndexable(page);
  const isListed = site.sitemap.some(
    ({ address }) => URL.canParse(address) && new URL(address).href === ownAddress,
  );
  const barred = site.disallowed.find((start) => page.address.startsWith(start));
  const header = page.robotsHeader;
  return [
    ...(isExcluded && elsewhere
      ? [
          {
            what: `it has noindex and names ${elsewhere} as its canonical address`,
            todo: 'leave one of them: noindex without a canonical address elsewhere',
          },
        ]
      : []),
    ...(isExcluded && isListed
      ? [{ what: 'it has noindex and stands in a sitemap', todo: 'remove one of them' }]
      : []),
    ...(barred && (isExcluded || isListed)
      ? [
          {
            what: `robots.txt keeps crawlers out of ${barred}, although it ${isListed ? 'stands in a sitemap' : 'has noindex'}`,
            todo: 'take the line out of robots.txt, or the page out of the sitemap',
          },
        ]
      : []),
    ...(header && robots.some((words) => normalizeRobots(words) !== normalizeRobots(header))
      ? [
          {
            what: `X-Robots-Tag says “${header}” and its markup “${robots.join('; ')}”`,
            todo: 'make both equal, or remove one',
          },
        ]
      : []),
  ];
};

/** Normalises directives: lower case, sorted. */
function normalizeRobots(robots: string): string {
  return robots
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .sort()
    .join(', ');
}

/** An indexable page must have exactly one canonical link, to itself. */
export const checkCanonical: PageCheck = (page, site) => {
  if (!isIndexable(page)) return [];
  const { canonicals } = page.facts;
  const [canonical] = canonicals;
  const ownAddress = publicAddress(page, site);
  const todo = `name ${ownAddress} in one <link rel="canonical">, or keep the page out by noindex`;
  if (canonical === undefined || canonicals.length > 1)
    return [{ what: `it has ${canonicals.length} canonical addresses`, todo }];
  if (URL.canParse(canonical) && new URL(canonical).href === ownAddress) return [];
  return [{ what: `its canonical address is another page’s: ${canonical}`, todo }];
};

type Alternate = Page['facts']['alternates'][number];

/** Each language version of a page must link to all versions, including itself, and be linked back by each. */
export const checkAlternates: PageCheck = (page, site) => {
  const { alternates, lang } = page.facts;
  // A page excluded from indexing may exist in one language only.
  if (!isIndexable(page) && alternates.length === 0) return [];
  const required = locales.length > 1 ? [...locales, 'x-default'] : [];
  const ownAddress = publicAddress(page, site);
  const self = alternates.find((one) => one.lang === lang.split('-')[0]);
  return [
    ...required
      .filter((one) => alternates.filter((named) => named.lang === one).length !== 1)
      .map((one) => ({
        what: `it does not name its page for hreflang="${one}" once`,
        todo: 'name the page of each language and x-default, each once, in every one of them',
      })),
    ...(self && hrefOf(self.address) !== ownAddress
      ? [
          {
            what: `for its own language (${lang}) it names ${self.address}`,
            todo: `name itself: ${ownAddress}`,
          },
        ]
      : []),
    ...alternates.flatMap((one) => checkOther(one, page, site)),
  ];
};

function checkOther({ lang, address }: Alternate, page: Page, site: Site): Issue[] {
  const path = siteAddress(address, { address: page.address, origin: site.origin })?.path;
  const other = path === undefined ? undefined : site.pages.get(path);
  if (!other)
    return [
      {
        what: `its page for hreflang="${lang}" is not there: ${address}`,
        todo: 'name an address of this site that answers with a page',
      },
    ];
  const format = (one: Page) =>
    one.facts.alternates.map((each) => each.lang + hrefOf(each.address));
  if (format(other).sort().join() === format(page).sort().join()) return [];
  return [
    {
      what: `its page for hreflang="${lang}", ${other.address}, names other pages than it does`,
      todo: 'have all of them name the same: search engines leave out links that are not returned',
    },
  ];
}

function hrefOf(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}
