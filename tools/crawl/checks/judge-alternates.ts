import { locales } from '@/lib/i18n/locales';
import { isIndexable } from '../page/is-indexable';
import { ownAddress } from '../page/own-address';
import type { Fault, Page, PageCheck, Site } from '../page/page';
import { publicAddress } from '../page/public-address';

type Alternate = Page['facts']['alternates'][number];

/** Each language version of a page must link to all versions, including itself, and be linked back by each. */
export const judgeAlternates: PageCheck = (page, site) => {
  const { alternates, lang } = page.facts;
  // A page excluded from indexing may exist in one language only.
  if (!isIndexable(page) && alternates.length === 0) return [];
  const owed = [...locales, 'x-default'];
  const own = publicAddress(page, site);
  const self = alternates.find((one) => one.lang === lang.split('-')[0]);
  return [
    ...owed
      .filter((one) => alternates.filter((named) => named.lang === one).length !== 1)
      .map((one) => ({
        what: `it does not name its page for hreflang="${one}" once`,
        todo: 'name the page of each language and x-default, each once, in every one of them',
      })),
    ...(self && hrefOf(self.address) !== own
      ? [
          {
            what: `for its own language (${lang}) it names ${self.address}`,
            todo: `name itself: ${own}`,
          },
        ]
      : []),
    ...alternates.flatMap((one) => judgeOther(one, page, site)),
  ];
};

function judgeOther({ lang, address }: Alternate, page: Page, site: Site): Fault[] {
  const path = ownAddress(address, { address: page.address, origin: site.origin })?.path;
  const other = path === undefined ? undefined : site.pages.get(path);
  if (!other)
    return [
      {
        what: `its page for hreflang="${lang}" is not there: ${address}`,
        todo: 'name an address of this site that answers with a page',
      },
    ];
  const says = (one: Page) => one.facts.alternates.map((each) => each.lang + hrefOf(each.address));
  if (says(other).sort().join() === says(page).sort().join()) return [];
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
