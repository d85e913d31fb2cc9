import { formatLongDay, localiseTime } from '@/lib/i18n/intl-format';
import { type Locale, pathWithoutLocale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/primitives/json';
import { dayOf } from '@/lib/primitives/time/days';
import type { Change } from './changes';
import type { MissingContent } from './missing-content';
import { isRecordOfPage, pageOfRecord, type RecordName } from './records';

/** Why content is not visible to visitors: a draft, or published at a time (ISO 8601, UTC). */
export type Unpublished = 'draft' | { from: string };

/** Data of a preview's build for the server. */
export type Preview = {
  build: { id: string /** ISO 8601. */; time: string; branch?: string | undefined };
  /** The content folder, as named to editors. */
  contentFolder: string;
  missing: MissingContent[];
  /** Changes since the published state; undefined if there is none to compare with. */
  changes?: { since?: string | undefined; list: Change[] } | undefined;
  /** Titles of records. */
  titles: Record<RecordName, string>;
  /** Records not visible to visitors yet. */
  unpublished: Record<RecordName, Unpublished>;
  /** The site's time zone (IANA). */
  timeZone: string;
};

/** Endpoint for the state of a page; the parameter `path` is its plain path. */
export const statePath = '/preview/state.json';

/** State of a page for editors. */
export type PageState = Pick<Preview, 'build' | 'contentFolder' | 'timeZone'> & {
  /** Whether the page is based on a content file. */
  hasFile: boolean;
  missing: MissingContent[];
  unpublished?: Unpublished | undefined;
};

/** State for the recipient of a preview link: its last valid day (`2026-12-31`). */
export type SharedState = { until: string };

/** The state of a page. `path` may be in either language. */
export function pageState(preview: Preview, path: string): PageState {
  const { build, contentFolder, timeZone, titles, missing, unpublished } = preview;
  const names = Object.keys(titles).filter((name) => isRecordOfPage(name, path));
  return {
    ...{ build, contentFolder, timeZone },
    hasFile: names.length > 0,
    missing: missing.filter(({ name }) => names.includes(name)),
    // Only for the page's own record; the records of a list are marked separately.
    unpublished:
      unpublished[names.find((name) => pageOfRecord(name) === pathWithoutLocale(path)) ?? ''],
  };
}

/** Checks the shape roughly: client and server are of the same build. */
export function isPageState(json: unknown): json is PageState | SharedState {
  return isRecord(json) && ('build' in json || 'until' in json);
}

/** Path of the preview page that shows both languages of a page side by side. */
export function comparePath(path: string): string {
  return `/preview/compare?path=${encodeURIComponent(pathWithoutLocale(path))}`;
}

/** Formats the day of a time (ISO 8601) in the given time zone. */
export function formatPreviewDay(at: string, locale: Locale, timeZone: string): string {
  return formatLongDay(dayOf(Date.parse(at), timeZone), locale);
}

/** Like `formatPreviewDay`, with the time of day unless it is midnight. */
export function formatPreviewMoment(at: string, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { timeStyle: 'short', timeZone });
  const time = format.format(new Date(at));
  const day = formatPreviewDay(at, locale, timeZone);
  return time === '00:00' ? day : `${day}, ${localiseTime(time, locale)}`;
}

/**
 * Validates a redirect target: a path of this site with its query. `/` for anything that a browser may
 * resolve to another site (`//films.example`, `/\films.example`, line breaks) or that is not a path.
 */
export function safeRedirectPath(requestedPath: string): string {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(requestedPath)) return '/';
  const base = 'http://preview.invalid';
  if (!URL.canParse(requestedPath, base)) return '/';
  const { origin, pathname, search } = new URL(requestedPath, base);
  // Resolved dot segments may leave two leading slashes.
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/';
}
