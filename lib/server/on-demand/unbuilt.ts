import { basename, dirname } from 'node:path/posix';
import { locales } from '@/lib/i18n/locales';
import { posterEnds } from '@/lib/posters/poster-ends';
import { posterDownloads } from '@/lib/posters/poster-path';
import { feedTypes } from '@/lib/site/feed-paths';
import type { BuiltFile, FindUnbuilt } from '../build-routes/routes';
import { contentType } from '../headers/content-type';

/** The files of a state of the content that can be rendered on request, whether the build has them or not. */
export type Unbuilt = {
  /** Film slugs. Each has a page in every language, and a drawn poster. */
  films: readonly string[];
  /** Slugs of the films without a poster of their own, whose drawn poster has downloads. */
  downloads: readonly string[];
  /** Slugs of the films that other sites may embed. Each has a player in every language. */
  framed: readonly string[];
  /** Slugs of the films whose offer begins, or ends, on a known day. */
  dated: { start: readonly string[]; end: readonly string[] };
  /** Slugs of people. Each has a page and a feed in every language. */
  people: readonly string[];
  /** Names of the sprite sheets of small posters. */
  sheets: readonly string[];
  /** Addresses of all share images. */
  cards: readonly string[];
  /**
   * For each film with thumbnails, the second at which they end. Each second before it has a share image in
   * every language.
   */
  moments: Readonly<Record<string, number>>;
};

/** Paths inside Next of all other files: collections, articles, news, written pages, feeds, calendars … */
export type Addresses = readonly string[];

export const nothingUnbuilt: Unbuilt = {
  ...{ films: [], downloads: [], people: [], framed: [], sheets: [], cards: [] },
  moments: {},
  dated: { start: [], end: [] },
};

const languages = locales.join('|');
const pagePath = new RegExp(`^/(?:${languages})/movie/([a-z0-9-]+)$`);
const framedPath = new RegExp(`^/(?:${languages})/embed/([a-z0-9-]+)$`);
const personPath = new RegExp(`^/(?:${languages})/person/([a-z0-9-]+)$`);
const personFeedPath = new RegExp(`^/(?:${languages})/feed/person/([a-z0-9-]+)\\.xml$`);
const calendarPath = new RegExp(`^/(?:${languages})/movie/([a-z0-9-]+)/(start|end)\\.ics$`);
const posterPath = /^\/poster\/([a-z0-9-]+)(?:_([a-z-]+))?\.svg$/;
const momentPath = new RegExp(`^/og/(?:(?:${languages})/)?([a-z0-9-]+)_(0|[1-9]\\d*)\\.jpg$`);
const downloadPath = new RegExp(
  `^/poster/([a-z0-9-]+)_(?:${Object.values(posterDownloads).join('|').replaceAll('.', '\\.')})$`,
);
const sheetPath = /^\/poster\/_([a-z0-9-]+)\.svg$/;

/** The first folder below the language, the last name, and its ending. */
const otherPath = /^\/[^/]+\/(?:([^/]+)\/)?(?:.*\/)?([^/.]+)\.([a-z]+)$/;

/** `Cache-Control` values, the same as in the route handlers (`app/poster`, `app/og`, `lib/seo/calendar`). */
const posterCacheControl = 'public, max-age=86400';
const fileCacheControl = 'public, max-age=0, s-maxage=60';

/** Whether a path is that of a poster download, which takes up to a second of processor time. */
export const isDownload = (path: string) => downloadPath.test(path);

/** Recognises the paths of these files by set lookups, so that an unknown path is cheap. */
export function createUnbuiltFinder(
  { films, downloads, people, framed, dated, sheets, cards, moments }: Unbuilt,
  addresses: Addresses = [],
): FindUnbuilt {
  const all = new Set(films);
  const knownPeople = new Set(people);
  const players = new Set(framed);
  const days = { start: new Set(dated.start), end: new Set(dated.end) };
  const downloadable = new Set(downloads);
  const drawnSheets = new Set(sheets);
  const knownCards = new Set(cards);
  const others = new Set(addresses);
  return (path) => {
    if (others.has(path)) return otherFile(path);
    const [, page] = pagePath.exec(path) ?? [];
    if (page) return all.has(page) ? htmlOf(path) : undefined;
    const [, person] = personPath.exec(path) ?? [];
    if (person) return knownPeople.has(person) ? htmlOf(path) : undefined;
    const [, feedPerson] = personFeedPath.exec(path) ?? [];
    if (feedPerson) return knownPeople.has(feedPerson) ? otherFile(path) : undefined;
    const [, player] = framedPath.exec(path) ?? [];
    if (player) return players.has(player) ? htmlOf(path) : undefined;
    const [, poster, shape = ''] = posterPath.exec(path) ?? [];
    if (poster)
      return all.has(poster) && posterEnds.has(shape)
        ? fileOf(path, posterCacheControl)
        : undefined;
    const [, download] = downloadPath.exec(path) ?? [];
    if (download)
      // No file name here: the link on the page sets one in the page's language.
      return downloadable.has(download)
        ? fileOf(path, posterCacheControl, { 'content-disposition': 'attachment' })
        : undefined;
    const [, sheet] = sheetPath.exec(path) ?? [];
    if (sheet) return drawnSheets.has(sheet) ? fileOf(path, posterCacheControl) : undefined;
    if (knownCards.has(path)) return fileOf(path, posterCacheControl);
    const [, moving = '', second] = momentPath.exec(path) ?? [];
    if (second)
      return Number(second) < (moments[moving] ?? 0) ? fileOf(path, posterCacheControl) : undefined;
    const [, film, end] = calendarPath.exec(path) ?? [];
    if (!film || !days[end as 'start' | 'end'].has(film)) return undefined;
    return calendarOf(path, `${film}-${end}`);
  };
}

/** A page, or a file with the headers that its route gives it (`app`). */
function otherFile(path: string): BuiltFile {
  const [, folder, name = '', ending] = otherPath.exec(path) ?? [];
  switch (ending) {
    case undefined:
      return htmlOf(path);
    case 'ics':
      return calendarOf(path, name === 'screenings' ? basename(dirname(path)) : name);
    case 'xml':
    case 'json':
      return fileOf(
        path,
        fileCacheControl,
        folder === 'feed' ? { 'content-type': `${feedTypes[ending]}; charset=utf-8` } : {},
      );
    default:
      return fileOf(path, posterCacheControl);
  }
}

function calendarOf(path: string, name: string): BuiltFile {
  return fileOf(path, fileCacheControl, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
  });
}

function htmlOf(path: string): BuiltFile {
  return { file: `${path}.html`, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

function fileOf(path: string, rule: string, more: Record<string, string> = {}): BuiltFile {
  const headers = { 'cache-control': rule, 'content-type': contentType(path), ...more };
  return { file: `${path}.body`, headers };
}
