import { plainPath } from '@/lib/i18n/locale-path';
import { isRecord } from '@/lib/primitives/http/is-record';
import type { Owed } from './owed/owed';
import type { Preview, Unpublished } from './preview';
import { pageOfRecord } from './records/page-of-record';
import { isRecordOfPage } from './records/records-of-page';

/** Where the bar asks for the state of a page, by its plain path in `path`. */
export const statePath = '/preview/state.json';

/** What editors are told of a page. */
export type PageState = Pick<Preview, 'build' | 'house' | 'timeZone'> & {
  /** Whether a file of the house is behind it. */
  hasFile: boolean;
  owed: Owed[];
  unpublished?: Unpublished | undefined;
};

/** What somebody is told who was sent a link: the last day on which it leads there (`2026-12-31`). */
export type SharedState = { until: string };

/** The state of a page, its path in either language. */
export function pageState(preview: Preview, path: string): PageState {
  const { build, house, timeZone, titles, owed, unpublished } = preview;
  const names = Object.keys(titles).filter((name) => isRecordOfPage(name, path));
  return {
    ...{ build, house, timeZone },
    hasFile: names.length > 0,
    owed: owed.filter(({ name }) => names.includes(name)),
    // Of a list, each of its records says it by itself.
    unpublished: unpublished[names.find((name) => pageOfRecord(name) === plainPath(path)) ?? ''],
  };
}

/** Whether JSON is one of these; both sides are of the same build. */
export function isState(json: unknown): json is PageState | SharedState {
  return isRecord(json) && ('build' in json || 'until' in json);
}
