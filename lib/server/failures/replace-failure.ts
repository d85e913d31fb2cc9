import type { ServerResponse } from 'node:http';

/**
 * Watches a response that another handler writes: when it is about to leave with a status of 500
 * or more, `answer` (synchronous) writes in its place and the handler's own body is dropped.
 * Returns how to stop watching.
 */
export function replaceFailure(response: ServerResponse, answer: () => void): () => void {
  const original = {
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
    writeHead: response.writeHead,
  };
  let state: 'watching' | 'answered' | 'released' = 'watching';

  function isReplaced(status = response.statusCode): boolean {
    if (state === 'watching' && status >= 500 && !response.headersSent) {
      state = 'answered';
      // Past whatever the handler has put around the methods, such as its compression.
      Object.assign(response, original);
      answer();
      Object.assign(response, guarded);
    }
    return state === 'answered';
  }

  function guard(name: keyof typeof original, dropped: unknown) {
    const call = original[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      const replaced = isReplaced(name === 'writeHead' ? (args[0] as number) : undefined);
      return replaced ? dropped : call.apply(response, args);
    };
  }

  const guarded = {
    write: guard('write', true),
    end: guard('end', response),
    flushHeaders: guard('flushHeaders', undefined),
    writeHead: guard('writeHead', response),
  };
  Object.assign(response, guarded);
  return () => {
    state = 'released';
  };
}
