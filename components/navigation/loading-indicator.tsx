'use client';

import { useSyncExternalStore } from 'react';
import type { LoadingPicture } from '@/lib/navigation/loading/loading-picture';
import { readLoading, subscribeToLoading } from '@/lib/navigation/loading/loading-store';
import { loadingTimes } from '@/lib/navigation/loading/loading-times';

/** Where the bar stands when it is said in words too: after two seconds (`loading-picture.ts`). */
const long = 70;

/** The bar above everything while a page is fetched. Height: specification, section 9. */
export function LoadingIndicator({ label, failure }: { label: string; failure: string }) {
  const loading = useSyncExternalStore(subscribeToLoading, readLoading, nothing);
  return (
    <>
      <p role="status" className="sr-only">
        {loading?.failed && failure}
        {loading && loading.progress >= long && loading.progress < 100 && label}
      </p>
      {loading && <Bar {...{ loading, label, failure }} />}
    </>
  );
}

type BarProps = { loading: LoadingPicture; label: string; failure: string };

function Bar({ loading: { progress, failed, fading }, label, failure }: BarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={progress}
      aria-valuemin={0}
      aria-valuemax={100}
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
