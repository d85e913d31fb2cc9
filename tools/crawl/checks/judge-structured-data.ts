import type { PageCheck } from '../page/page';
import { publicAddress } from '../page/public-address';
import { findStructuredDataFaults } from '../structured-data/find-structured-data-faults';

/** Structured data must have all required fields and match the visible page. */
export const judgeStructuredData: PageCheck = (page, site) => {
  const { facts } = page;
  const address = facts.canonicals[0] ?? publicAddress(page, site);
  const named = [
    ...[...facts.links, ...facts.loads.map((load) => load.address), ...facts.canonicals],
    ...facts.alternates.map((one) => one.address),
  ];
  const addresses = named.flatMap((one) =>
    URL.canParse(one, address) ? [one, new URL(one, address).href] : [],
  );
  const read = { address, text: facts.text, addresses: new Set(addresses) };
  return findStructuredDataFaults(facts.jsonLd, read).map((what) => ({
    what,
    todo: 'say to machines what the page says to visitors, with all that they owe',
  }));
};
