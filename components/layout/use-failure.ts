'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isReachable, untilReachable } from '@/lib/primitives/http/is-reachable';

/** `offline`: the site cannot be reached; the request is retried once it can. */
export type Failure = 'offline' | 'failed';

/**
 * The reason for a failed request: `undefined` after a success and until the reason is known. Calls `retry` once the
 * site can be reached again.
 */
export function useFailure(hasFailed: boolean, retry: () => void): Failure | undefined {
  const [failure, setFailure] = useState<Failure>();
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    async function look() {
      const isThere = await isReachable();
      if (signal.aborted) return;
      setFailure(isThere ? 'failed' : 'offline');
      if (isThere) return;
      await untilReachable(signal);
      if (!signal.aborted) again();
    }
    // Aborted by the cleanup below.
    look().catch(() => {});
    return () => {
      withdrawal.abort();
      setFailure(undefined);
    };
  }, [hasFailed]);
  return hasFailed ? failure : undefined;
}
