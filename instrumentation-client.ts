import { renewCachedPage } from '@/lib/navigation/build-poller/renew-cached-page';
import { headFor } from '@/lib/navigation/chunks/head-for';
import { watchLoading } from '@/lib/navigation/loading/loading-store';
import { followHashes } from '@/lib/navigation/scroll/follow-hashes';
import { keepScrollPositions } from '@/lib/navigation/scroll/keep-scroll-positions';
import type { TransitionKind } from '@/lib/navigation/transitions/step-transition';
import {
  currentTransition,
  listenToTransitions,
  tellTransition,
} from '@/lib/navigation/transitions/transitions';
import { dropPayloads, watchPayloads } from '@/lib/navigation/transitions/watch-payloads';
import { untilLoaded } from '@/lib/navigation/until-loaded';
import { onCommit } from '@/lib/next-internals/router';
import { reportFailure } from '@/lib/site/errors/report-failure';
import { watchErrors } from '@/lib/site/errors/watch-errors';

const opened = Date.now();

// Global listeners, started before the first page is hydrated.
renewCachedPage();
watchErrors();
onCommit((address) => tellTransition({ type: 'commit', address }));
watchPayloads();
keepScrollPositions();
followHashes();
watchLoading();
watchOn().catch(reportFailure);

/** Loads the later listeners once the page has loaded, while this build's scripts are still available. */
async function watchOn() {
  await untilLoaded();
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
  headFor(path);
  tellTransition({ type: 'start', kind, path, from: location.href });
}
