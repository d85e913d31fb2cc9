import { fetchAnswer } from './fetch-answer';

/**
 * Fetches JSON and checks its shape.
 *
 * @throws the errors of `fetchAnswer`; SyntaxError for invalid JSON; TypeError for another shape
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
