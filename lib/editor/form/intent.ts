import type { FilmAction } from '../films/film-actions';
import { type Posted, rowsOf } from './form-data';

/** What a button of a form does: to a row of a list (`path`: `cast.2`; of `add` the list itself), or to the entry. */
export type Intent =
  | { type: 'add' | 'remove' | 'up' | 'down' | 'upload'; path: string }
  | { type: FilmAction; job: string }
  | { type: 'save' | 'publish' | 'schedule' | 'unschedule' | 'hand-in' | 'preview' };

const entryIntents = ['publish', 'schedule', 'unschedule', 'hand-in', 'preview'] as const;
const filmIntent = /^(discard-film|repeat-film):([\w-]{36})$/;
const rowIntent = /^(add|remove|up|down|upload):([\w.=~-]{1,300})$/;

/** Parses a button's value; unknown ones save. */
export function readIntent(value: unknown): Intent {
  const [, type, path] = typeof value === 'string' ? (rowIntent.exec(value) ?? []) : [];
  const [, film, job] = typeof value === 'string' ? (filmIntent.exec(value) ?? []) : [];
  if (film && job) return { type: film as FilmAction, job };
  if (type && path) return { type: type as 'add', path };
  return { type: entryIntents.find((one) => one === value) ?? 'save' };
}

/**
 * Adds, removes or moves a row in a posted form.
 * @returns the path of the row that has the focus then; of a removed one the row in its place
 */
export function applyIntent(
  posted: Posted,
  { type, path }: Extract<Intent, { path: string }>,
): string {
  if (type === 'upload') return path;
  const keys = path.split('.');
  const place = type === 'add' ? Number.NaN : Number(keys.pop());
  const list = keys.reduce<Posted | undefined>((node, key) => node?.below.get(key), posted);
  const listPath = keys.join('.');
  const rows = rowsOf(list);
  if (type === 'add') return `${listPath}.${rows.length}`;
  const row = list?.below.get(String(place));
  const from = row ? rows.indexOf(row) : -1;
  if (!list || !row || from < 0) return `${listPath}.${Math.max(0, rows.length - 1)}`;
  rows.splice(from, 1);
  const to = type === 'remove' ? from : from + (type === 'up' ? -1 : 1);
  const at = Math.min(Math.max(0, to), rows.length);
  if (type !== 'remove') rows.splice(at, 0, row);
  list.below = new Map(rows.map((one, index) => [String(index), one]));
  return `${listPath}.${at}`;
}
