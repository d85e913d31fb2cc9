import { renewCachedPage } from '@/lib/navigation/build-poller/renew-cached-page';
import { watchLoading } from '@/lib/navigation/loading/loading-store';
import { followHashes } from '@/lib/navigation/scroll/follow-hashes';
import { restoreScrollPositions } from '@/lib/navigation/scroll/scroll-positions';
import { listenBeforeRouter } from '@/lib/navigation/sheets/before-router';
import {
  currentTransition,
  dispatchTransition,
  listenToTransitions,
  recordNavigationTarget,
  type TransitionKind,
} from '@/lib/navigation/transitions/transitions';
import { dropPayloads, watchPayloads } from '@/lib/navigation/transitions/watch-payloads';
import { waitUntilLoaded } from '@/lib/navigation/until-loaded';
import { onCommit } from '@/lib/next-internals/router';
import { reportClientError, reportUncaughtErrors } from '@/lib/site/errors/report-errors';

const opened = Date.now();
window.bobineStarted = true;

// Global listeners, started before the first page is hydrated.
listenBeforeRouter();
renewCachedPage();
reportUncaughtErrors();
onCommit((address) => dispatchTransition({ type: 'commit', address }));
watchPayloads();
restoreScrollPositions();
followHashes();
watchLoading();
watchOn().catch(reportClientError);

/** Loads the later listeners once the page has loaded, while this build's scripts are still available. */
async function watchOn() {
  await waitUntilLoaded();
  const { watchLate } = await import('@/lib/navigation/watch-late');
  watchLate(
    {
      current: currentTransition,
      listen: listenToTransitions,
      drop: dropPayloads,
    },
    opened,
  );
}

/** Called by Next before each soft navigation. */
export function onRouterTransitionStart(path: string, kind: TransitionKind) {
  recordNavigationTarget(path);
  dispatchTransition({ type: 'start', kind, path, from: location.href });
}
