import { LRUCache } from 'lru-cache';
import { type CachedBody, pack } from '../body-cache/cached-body';
import type { CallNext } from '../next/call-next';

/** A response that is ready to be sent. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  /** For one visitor only. Cached responses have none. */
  cookies?: string[];
  pack: CachedBody;
};

type Given = {
  ask: CallNext;
  /** Expiry of cached responses, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** State that responses depend on besides the time. Responses of another state are invalid. */
  state?: (() => unknown) | undefined;
  /** Size limit in bytes, with all encodings. */
  most?: number;
};

/** About 500 catalogue pages with their compressed forms. */
const mostBytes = 32 * 1024 * 1024;

/** LRU cache of Next's rendered responses, by canonical address; 32 MB by default. */
export function openSsrCache({
  ask,
  nextChange = () => undefined,
  state = () => undefined,
  most = mostBytes,
}: Given) {
  type Kept = Rendered & { until: number; under: unknown };
  const kept = new LRUCache<string, Kept>({
    maxSize: most,
    sizeCalculation: (one) => one.pack.size(),
  });

  const find = (address: string): Rendered | undefined => {
    const found = kept.get(address);
    if (found && (Date.now() >= found.until || found.under !== state())) kept.delete(address);
    else return found;
    return undefined;
  };

  /** Renders a response, and caches it if the status is 200. */
  const render = async (address: string, headers: Record<string, string>): Promise<Rendered> => {
    const until = nextChange() ?? Infinity;
    // Read before rendering: a change during the rendering may or may not be included.
    const under = state();
    const { body, cookies: _, ...answer } = await ask(address, headers);
    const grown = () => {
      // The LRU cache computes the size of a value only when it is set.
      if (kept.peek(address) === made) kept.delete(address) && kept.set(address, made);
    };
    const made: Kept = { ...answer, until, under, pack: pack(body, { grown, stay: 'passing' }) };
    if (answer.status === 200) kept.set(address, made);
    return made;
  };
  return { find, render };
}
