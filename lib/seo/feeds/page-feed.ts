import { getTranslations } from 'next-intl/server';
import { listCollections } from '@/lib/catalog/collections/list-collections';
import { listPrerenderedPeople } from '@/lib/catalog/people/list-people';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { getSearchIndex } from '@/lib/search/engine/get-search-index';
import { feedTypes, pageFeedPath } from '@/lib/site/feed-paths';
import { getSite } from '@/lib/site/get-site';
import { findFollowed } from '@/lib/visitor/follows/describe-followed';
import { composeFeed, type Feed, localizedUrls, maxEntries } from './feed';
import { filmEntries } from './film-entries';
import { screeningEntries } from './screening-entries';
import { writeAtom } from './write-atom';

/** Pages with a feed of their own. */
type FeedPage = `${'person' | 'collection'}/${string}`;

/** The feed of a person or a collection: their newly added or offered films and their screenings, latest first. */
async function getPageFeed(page: FeedPage, locale: Locale, now: Date): Promise<Feed | undefined> {
  const found = findFollowed(page, locale);
  if (!found) return undefined;
  const { films, title } = found;
  const t = await getTranslations({ locale, namespace: 'Feeds' });
  const { name } = getSite(locale);
  const entries = [
    ...(await filmEntries(locale, now, films)),
    ...(await screeningEntries(locale, now, films)),
  ].sort((a, b) => +b.updated - +a.updated);
  const feed = {
    ...{ locale, entries: entries.slice(0, maxEntries) },
    title: t('named', { name, feed: title.text }),
    description: t('about.page', { name, title: title.text }),
    urls: localizedUrls(`/${page}`),
    selfUrls: { xml: localizedUrls(pageFeedPath(page)) },
  };
  return composeFeed(feed, now);
}

/** The response for `/feed/person/<slug>.xml` or `/feed/collection/<slug>.xml`: Atom, or 404. */
export async function pageFeedResponse(
  kind: 'person' | 'collection',
  params: Promise<{ file: string; locale: string }>,
  now = new Date(),
): Promise<Response> {
  const { file, locale } = await params;
  const slug = /^([a-z0-9-]+)\.xml$/.exec(file)?.[1] ?? '';
  const feed = await getPageFeed(`${kind}/${slug}`, isLocale(locale) ? locale : defaultLocale, now);
  if (!feed) return new Response(null, { status: 404 });
  return new Response(writeAtom(feed), {
    headers: { 'Content-Type': `${feedTypes.xml}; charset=utf-8` },
  });
}

const inEachLocale = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => locales.map((locale) => ({ file: `${slug}.xml`, locale })));

/** Route parameters of the feeds of all collections. */
export const listCollectionFeeds = () =>
  inEachLocale(listCollections(defaultLocale).map(({ slug }) => slug));

/** Route parameters of the feeds of the people whose pages are prerendered. */
export const listPersonFeeds = () => inEachLocale(listPrerenderedPeople(getSearchIndex()));
