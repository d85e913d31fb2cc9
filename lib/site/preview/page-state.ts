import { plainPath } from '@/lib/i18n/locale-path';
import { isRecord } from '@/lib/primitives/http/is-record';
import type { Owed } from './owed/owed';
import type { Preview, Unpublished } from './preview';
import { pageOfRecord } from './records/page-of-record';
import { isRecordOfPage } from './records/records-of-page';

/** Endpoint for the state of a page; the parameter `path` is its plain path. */
export const statePath = '/preview/state.json';

/** State of a page for editors. */
export type PageState = Pick<Preview, 'build' | 'house' | 'timeZone'> & {
  /** Whether the page is based on a content file. */
  hasFile: boolean;
  owed: Owed[];
  unpublished?: Unpublished | undefined;
};

/** State for the recipient of a preview link: its last valid day (`2026-12-31`). */
export type SharedState = { until: string };

/** The state of a page. `path` may be in either language. */
export function pageState(preview: Preview, path: string): PageState {
  const { build, house, timeZone, titles, owed, unpublished } = preview;
  const names = Object.keys(titles).filter((name) => isRecordOfPage(name, path));
  return {
    ...{ build, house, timeZone },
    hasFile: names.length > 0,
    owed: owed.filter(({ name }) => names.includes(name)),
    // Only for the page's own record; the records of a list are marked separately.
    unpublished: unpublished[names.find((name) => pageOfRecord(name) === plainPath(path)) ?? ''],
  };
}

/** Checks the shape roughly: client and server are of the same build. */
export function isState(json: unknown): json is PageState | SharedState {
  return isRecord(json) && ('build' in json || 'until' in json);
}
