import { nearest } from '@/lib/text/nearest';
import { ownPageNames } from '../schema/own-page';
import type { RawSite } from '../schema/site';
import type { Fault } from './fault';

type Read = { site?: Pick<Partial<RawSite>, 'menu'> };

/** A fault for each line of the menu that names no page, neither one of the site's own nor one of `pageSlugs`, or one twice. */
export function findMenuFaults({ site }: Read, pageSlugs: string[], house: string): Fault[] {
  const path = `${house}/site.yaml`;
  const known = [...ownPageNames, ...pageSlugs];
  const expected = {
    text: 'a page of the menu: {known}, or one that has its file in {home}',
    values: { known: ownPageNames.join(', '), home: `${house}/pages` },
  };
  return (site?.menu ?? []).flatMap((name, index, menu): Fault[] => {
    const field = `menu.${index}`;
    if (menu.indexOf(name) < index)
      return [{ path, field, expected: 'a page that is not named twice' }];
    if (known.includes(name)) return [];
    const near = nearest(name.toLowerCase(), known);
    return [{ path, field, expected, ...(near && { near }) }];
  });
}
