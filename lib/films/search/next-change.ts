import type { SearchIndex } from './search-index';

/** The next moment (epoch ms) at which some offer begins or ends; `Infinity` for never. */
export function nextChange({ offers }: Pick<SearchIndex, 'offers'>, now: Date): number {
  let next = Infinity;
  for (const moments of [offers.from, offers.until])
    for (const moment of moments) if (moment > +now && moment < next) next = moment;
  return next;
}
