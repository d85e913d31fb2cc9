import { fetchAnswer } from './fetch-answer';

/**
 * What an address answers as JSON, looked at before anybody relies on it.
 *
 * @throws what `fetchAnswer` throws; SyntaxError for no JSON; TypeError for JSON of another shape
 */
export async function fetchJson<T>(
  url: string,
  isExpected: (json: unknown) => json is T,
  init?: RequestInit,
): Promise<T> {
  const json: unknown = await (await fetchAnswer(url, init)).json();
  if (!isExpected(json)) throw new TypeError(`${url.split('?', 1)[0]} answered something else`);
  return json;
}
