import { pathLocale, plainPath } from '@/lib/i18n/locale-path';

/**
 * Chooses the pages to open in a browser, in turn from every kind and language, so that each kind occurs before
 * any occurs twice.
 * @param most maximum number of pages
 */
export function chooseVisited(addresses: readonly string[], most: number): string[] {
  const kinds = new Map<string, string[]>();
  for (const address of addresses) {
    const kind = `${pathLocale(address)} ${kindOf(address)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), address]);
  }
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < Math.min(most, addresses.length); turn += 1)
    for (const all of kinds.values()) {
      const next = all[turn];
      if (next !== undefined && chosen.length < most) chosen.push(next);
    }
  return chosen;
}

/** Kind of a page: `/movie/…`, `/catalogue?genre`, or the path itself for a single page. */
export function kindOf(address: string): string {
  const [path = '/', query] = plainPath(address).split('?');
  const [, room = '', ...below] = path.split('/');
  const names = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  return `/${room}${below.length > 0 ? '/…' : ''}${names}`;
}
