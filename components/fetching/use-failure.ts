'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isReachable, untilReachable } from '@/lib/fetching/is-reachable';

/** `offline`: for lack of a connection; it is asked for again as soon as there is one. */
export type Failure = 'offline' | 'failed';

/** Why something could not be fetched; `undefined` where it could, and until it is known why. */
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
    // It was given up.
    look().catch(() => {});
    return () => {
      withdrawal.abort();
      setFailure(undefined);
    };
  }, [hasFailed]);
  return hasFailed ? failure : undefined;
}
