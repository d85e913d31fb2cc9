import type { SearchParams } from './parse-query';

/** Converts URL parameters or form data to a record with all values per name. */
export function readParams(params: URLSearchParams | FormData): SearchParams {
  const names = new Set(params.keys());
  return Object.fromEntries([...names].map((name) => [name, params.getAll(name).map(String)]));
}
