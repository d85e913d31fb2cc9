import { pathLocale, plainPath } from '@/lib/i18n/locale-path';

/**
 * The pages that are opened in a browser: of every kind and language one after the other, so that each kind is there before
 * one has two.
 * @param most pages in all
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

/** `/movie/…`, `/catalogue?genre`, or the page itself where it stands alone. */
export function kindOf(address: string): string {
  const [path = '/', query] = plainPath(address).split('?');
  const [, room = '', ...below] = path.split('/');
  const names = query === undefined ? '' : `?${[...new URLSearchParams(query).keys()].join('&')}`;
  return `/${room}${below.length > 0 ? '/…' : ''}${names}`;
}
