import type { RawSite } from '../schema/site';
import type { Fault } from './fault';

/** What could be read of the settings, and the pages by slug. */
type Read = {
  site?: Pick<Partial<RawSite>, 'imprint'>;
  pages: ReadonlyMap<string, unknown>;
};

/** A fault where the words of the imprint stand twice: one of them would never be read. */
export function findTwoImprints({ site, pages }: Read, house: string): Fault[] {
  if (!site?.imprint?.text || !pages.has('mentions-legales')) return [];
  const file = `${house}/pages/mentions-legales.yaml`;
  const expected = { text: 'no such words beside {file}, which says them', values: { file } };
  return [{ path: `${house}/site.yaml`, field: 'imprint.text', expected }];
}
