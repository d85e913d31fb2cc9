import { isMoment } from '@/lib/player/time-link/is-moment';
import { ownAddress } from '../page/own-address';
import type { Fault, Page, PageCheck, Site } from '../page/page';

/** Link targets must exist, and so must their fragments. */
export const judgeLinks: PageCheck = (page, site) =>
  [...new Set(page.facts.links)].flatMap((link) => {
    if (!URL.canParse(link, site.origin))
      return [{ what: `it leads to “${link}”`, todo: 'write an address' }];
    const target = ownAddress(link, { address: page.address, origin: site.origin });
    return target ? judgeTarget(link, target, site) : [];
  });

function judgeTarget(
  link: string,
  { path, place }: NonNullable<ReturnType<typeof ownAddress>>,
  { answers, pages }: Site,
): Fault[] {
  // A query address outside the crawled sample.
  const answer = answers.get(path);
  if (!answer) return [];
  if (answer.status >= 400)
    return [{ what: `it leads to ${link}: ${answer.status}`, todo: 'lead to what is there' }];
  const there = pages.get(path);
  if (!place || !there || there.facts.ids.has(place)) return [];
  if (isMoment(place) && isFilm(there)) return [];
  return [
    {
      what: `it leads to ${link}: the page has no id “${place}”`,
      todo: 'name a place that it has',
    },
  ];
}

/** Time fragments are valid on film pages only. */
function isFilm({ facts }: Page): boolean {
  return facts.share.get('og:type')?.[0]?.startsWith('video.') ?? false;
}
