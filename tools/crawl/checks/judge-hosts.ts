import { isForeign } from '../page/own-address';
import type { PageCheck } from '../page/page';

/** A page must not fetch anything from a third-party origin without a visitor's action. */
export const judgeHosts: PageCheck = (page, { origin }) => {
  const foreign = page.facts.loads
    .filter(({ self, address }) => self && isForeign(address, { address: page.address, origin }))
    .map(({ address }) => address);
  return [...new Set(foreign)].map((address) => ({
    what: `it fetches ${address} by itself`,
    todo: 'have it lie in the house, or fetch it after a press',
  }));
};
