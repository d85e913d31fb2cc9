import type { SearchParams } from './parse-query';

/** What an address or a form asks for: each name with all its values. */
export function readParams(params: URLSearchParams | FormData): SearchParams {
  const names = new Set(params.keys());
  return Object.fromEntries([...names].map((name) => [name, params.getAll(name).map(String)]));
}
