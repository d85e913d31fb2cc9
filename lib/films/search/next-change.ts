import type { SearchIndex } from './search-index';

/** The next moment (epoch ms) at which some offer begins or ends; `Infinity` for never. */
export function nextChange({ changes }: Pick<SearchIndex, 'changes'>, now: Date): number {
  const moment = now.getTime();
  return changes.find((change) => change > moment) ?? Infinity;
}
