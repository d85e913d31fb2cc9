import type { Page, Site } from './page';

/** A page's absolute URL on the public origin, normalised. */
export function publicAddress(
  { address }: Pick<Page, 'address'>,
  { origin }: Pick<Site, 'origin'>,
): string {
  return new URL(address, origin).href;
}
