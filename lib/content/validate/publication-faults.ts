import type { RawSite } from '../schema/site';
import type { Withheld } from '../schema/withheld';
import type { Fault } from './fault';
import { findMoment } from './screenings/find-moment';

/** What can be withheld, by the folder of its files. */
type Read = Record<'films' | 'collections' | 'articles' | 'news' | 'pages', Records> & {
  site?: Pick<Partial<RawSite>, 'timeZone'> | undefined;
};
type Records = ReadonlyMap<string, Withheld>;

/** A fault for each time of `publishedFrom` that the house's clocks leave out, or show twice. */
export function findPublicationFaults(read: Read, house: string): Fault[] {
  const { films, collections, articles, news, pages, site } = read;
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const folders = { films, collections, shop: articles, news, pages };
  return Object.entries(folders).flatMap(([folder, records]) =>
    [...records].flatMap(([slug, { publishedFrom = '' }]) => {
      const found = publishedFrom.length > 10 ? findMoment(publishedFrom, timeZone) : undefined;
      if (!found || 'at' in found) return [];
      const path = `${house}/${folder}/${slug}.yaml`;
      return [{ path, field: 'publishedFrom', expected: found.expected }];
    }),
  );
}
