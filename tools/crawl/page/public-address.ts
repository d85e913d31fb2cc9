import type { Page, Site } from './page';

/** A page's own address on the public origin, in the one form that two ways of writing it have in common. */
export function publicAddress(
  { address }: Pick<Page, 'address'>,
  { origin }: Pick<Site, 'origin'>,
): string {
  return new URL(address, origin).href;
}
