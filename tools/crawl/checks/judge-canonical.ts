import { isIndexable } from '../page/is-indexable';
import type { PageCheck } from '../page/page';
import { publicAddress } from '../page/public-address';

/** An indexable page must have exactly one canonical link, to itself. */
export const judgeCanonical: PageCheck = (page, site) => {
  if (!isIndexable(page)) return [];
  const { canonicals } = page.facts;
  const [canonical] = canonicals;
  const own = publicAddress(page, site);
  const todo = `name ${own} in one <link rel="canonical">, or keep the page out by noindex`;
  if (canonical === undefined || canonicals.length > 1)
    return [{ what: `it has ${canonicals.length} canonical addresses`, todo }];
  if (URL.canParse(canonical) && new URL(canonical).href === own) return [];
  return [{ what: `its canonical address is another page’s: ${canonical}`, todo }];
};
