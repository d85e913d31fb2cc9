import { LRUCache } from 'lru-cache';
import { type CachedBody, pack } from '../body-cache/cached-body';
import type { CallNext } from '../next/call-next';

/** An answer that goes out as it is. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  /** For one visitor alone: of what is kept there are none. */
  cookies?: string[];
  pack: CachedBody;
};

type Given = {
  ask: CallNext;
  /** When what is kept is true no longer, in milliseconds since 1970. */
  nextChange?: (() => number | undefined) | undefined;
  /** What answers depend on beside the moment: what was made under another is true no longer. */
  state?: (() => unknown) | undefined;
  /** Bytes of all that is kept, in all encodings. */
  most?: number;
};

/** Some 500 pages of a catalogue with their compressed forms. */
const mostBytes = 32 * 1024 * 1024;

/** What Next has rendered, by address: the one that was asked for longest ago makes room for others. */
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

  /** Has it rendered, and keeps it where it is an answer and not a refusal. */
  const render = async (address: string, headers: Record<string, string>): Promise<Rendered> => {
    const until = nextChange() ?? Infinity;
    // Before it is asked: what changes meanwhile may be in it or not.
    const under = state();
    const { body, cookies: _, ...answer } = await ask(address, headers);
    const grown = () => {
      // The cache weighs a value when it is put in.
      if (kept.peek(address) === made) kept.delete(address) && kept.set(address, made);
    };
    const made: Kept = { ...answer, until, under, pack: pack(body, { grown, stay: 'passing' }) };
    if (answer.status === 200) kept.set(address, made);
    return made;
  };
  return { find, render };
}
