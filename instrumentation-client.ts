import { watchErrors } from '@/lib/errors/watch-errors';
import { watchLoading } from '@/lib/navigation/loading/loading-store';
import { followHashes } from '@/lib/navigation/scroll/follow-hashes';
import { keepPlaces } from '@/lib/navigation/scroll/keep-places';
import type { TransitionKind } from '@/lib/navigation/transitions/step-transition';
import { tellTransition } from '@/lib/navigation/transitions/transitions';
import { watchCommits } from '@/lib/navigation/transitions/watch-commits';
import { watchPayloads } from '@/lib/navigation/transitions/watch-payloads';

// What runs beside the pages, before the first of them is hydrated.
watchErrors();
watchCommits();
watchPayloads();
keepPlaces();
followHashes();
watchLoading();

/** Called by Next before each soft navigation. */
export function onRouterTransitionStart(path: string, kind: TransitionKind) {
  tellTransition({ type: 'start', kind, path });
}
