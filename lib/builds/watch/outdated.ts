import { isOtherPage } from '@/lib/builds/is-other-page';

/** The address before the running navigation; set once another build is served than this one. */
let here: string | undefined;

/** From now on, or once more: another build is served, and the page stands at this address. */
export function noteOutdated(address: string): void {
  here = address;
}

/** Whether another build is served than the one that runs. */
export function isOutdated(): boolean {
  return here !== undefined;
}

/** The router goes back or forward in the history: the browser has the new address already. */
export function loadAnewOnTraversal(url: string, type: string): void {
  if (here !== undefined && type === 'traverse' && isOtherPage(here, url)) location.reload();
}
