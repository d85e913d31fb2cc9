'use client';

import { useSyncExternalStore } from 'react';
import { loadingTimes } from '@/lib/navigation/loading/loading';
import { readLoading, subscribeToLoading } from '@/lib/navigation/loading/loading-store';

/** Progress bar at the top of the window while a page is fetched. Its height is fixed. */
export function LoadingIndicator({ label, failure }: { label: string; failure: string }) {
  const loading = useSyncExternalStore(subscribeToLoading, readLoading, nothing);
  if (!loading) return null;
  const { progress, failed, fading } = loading;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={progress}
      aria-valuetext={failed ? failure : undefined}
      aria-hidden={fading || undefined}
      style={{
        transform: `scaleX(${progress / 100})`,
        transitionDuration: `${fading ? loadingTimes.resetDelay : 100}ms`,
      }}
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left transition-[transform,opacity] ease-linear forced-colors:bg-[Highlight] motion-reduce:transform-none! motion-reduce:transition-none ${
        failed ? 'bg-signal' : 'bg-ink'
      } ${fading ? 'opacity-0' : ''}`}
    />
  );
}

function nothing() {
  return undefined;
}
