import { isKeptUnder, keptThings } from '@/lib/primitives/storage/kept';

/** Whether the site says that it keeps something under a name. */
export function isKept(name: string): boolean {
  return keptThings.some(({ key }) => isKeptUnder(name, key));
}
