import { LRUCache } from 'lru-cache';
import { isLocale, locales } from '@/lib/i18n/locales';
import { readTimeLink } from '@/lib/player/time-link';
import { filmPicture, momentPicture, sharedPicturePath } from '@/lib/posters/poster-path';
import { type CachedBody, createCachedBody } from '../body-cache/cached-body';
import type { FindUnbuilt } from '../build-routes/routes';

const moviePage = new RegExp(`^/?(${locales.join('|')})/movie/([a-z0-9-]+)\\.html$`);

/**
 * Maximum number of cached pages. A crawler and then the people who follow a link request the same
 * page within minutes.
 */
const maxPages = 100;

/**
 * A film's page for a link to a moment (`?t=24`): the same page, with the share image of that moment in place
 * of the film's photograph. Any other page is returned as it is; a page with a drawn share image is also left
 * unchanged, because the page states that image's type and text alternative.
 */
export function createMomentPages(unbuilt: FindUnbuilt) {
  const pages = new LRUCache<string, CachedBody>({ max: maxPages });
  return (page: CachedBody, file: string, url = ''): CachedBody => {
    const query = url.indexOf('?');
    const time = query < 0 ? undefined : readTimeLink({ search: url.slice(query), hash: '' });
    if (time === undefined) return page;
    const [, locale = '', slug = ''] = moviePage.exec(file) ?? [];
    if (!isLocale(locale)) return page;
    const picture = sharedPicturePath(momentPicture(slug, Math.floor(time)), locale);
    if (!unbuilt(picture)) return page;
    const key = `${page.digest} ${picture}`;
    const known = pages.get(key);
    if (known) return known;
    const own = sharedPicturePath(filmPicture(slug, true), locale);
    if (!page.body.includes(own)) return page;
    const html = replaceInMeta(`${page.body}`, own, picture);
    const made = createCachedBody(Buffer.from(html), { lifetime: 'passing' });
    pages.set(key, made);
    return made;
  };
}

/**
 * Replaces a path in meta elements only: React's payload states the length of its texts, so it must
 * not change.
 */
function replaceInMeta(html: string, path: string, replacement: string): string {
  return html.replaceAll(/<meta [^>]*>/g, (meta) => meta.replace(path, replacement));
}
