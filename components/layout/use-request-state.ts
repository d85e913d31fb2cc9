'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isReachable, waitUntilReachable } from '@/lib/primitives/http/is-reachable';
import { useElapsed } from './use-elapsed';

/** `offline`: the site cannot be reached; the request is retried as soon as it can. */
export type Failure = 'offline' | 'failed';

/**
 * The reason for a failed request: `undefined` after a success and until the reason is known. Calls `retry` as soon as
 * the site can be reached again.
 */
export function useFailure(hasFailed: boolean, retry: () => void): Failure | undefined {
  const [failure, setFailure] = useState<Failure>();
  const retryLatest = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function followConnection() {
      while (!(await isReachable())) {
        if (signal.aborted) return;
        setFailure('offline');
        await waitUntilReachable(signal);
        // A retry that starts a request ends this effect. If another request has failed meanwhile, the loop goes on.
        if (!signal.aborted) retryLatest();
      }
      if (!signal.aborted) setFailure('failed');
    }
    // `waitUntilReachable` rejects when the cleanup below aborts it.
    followConnection().catch(() => {});
    return () => {
      controller.abort();
      setFailure(undefined);
    };
  }, [hasFailed]);
  return hasFailed ? failure : undefined;
}

/** Milliseconds before a progress message is shown. */
const delay = 500;

/** Whether `isPending` has been true long enough to show a progress message. */
export function useIsSlow(isPending: boolean): boolean {
  return useElapsed(isPending, delay);
}
