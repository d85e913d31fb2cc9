import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Head = Record<string, string | string[] | number>;

/**
 * Has every head of an answer pass through `change`, with all that was said of it in whichever way, by names in small
 * letters. To be called before anybody else writes: then nobody writes past it.
 */
export function rewriteHead(
  response: ServerResponse,
  change: (head: Head, status: number) => void,
): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...given: unknown[]) => {
    const head: Head = {};
    for (const [name, value] of Object.entries(response.getHeaders()))
      if (value !== undefined) head[name] = value;
    for (const [name, value] of pairsOf(given.at(-1))) put(head, name.toLowerCase(), value);
    change(head, status);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const reason = typeof given[0] === 'string' ? [given[0]] : [];
    return Reflect.apply(writeHead, response, [status, ...reason, head]);
  }) as typeof writeHead;
}

/** One after the other, cookies are as many; of all else the last counts. */
function put(head: Head, name: string, value: Head[string]): void {
  const before = name === 'set-cookie' ? head[name] : undefined;
  head[name] = before === undefined ? value : [before, value].flat().map(String);
}

/** Of names with their values after each other, as the front writes them, or of an object. */
function pairsOf(given: unknown): [string, Head[string]][] {
  if (Array.isArray(given))
    return given.flatMap((name, at): [string, Head[string]][] =>
      at % 2 === 0 ? [[String(name), given[at + 1]]] : [],
    );
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, Head[string]]],
  );
}
