import { leaveOldBuild } from '@/lib/builds/watch/leave-old-build';
import { watchBuilds } from '@/lib/builds/watch/watch-builds';
import { watchSilence } from './loading/watch-silence';

/**
 * What runs beside the pages and nobody needs before they have loaded: a newer build is an hour away, the
 * end of patience some seconds.
 *
 * @param opened when the tab was opened (milliseconds since 1970)
 */
export function watchLate(opened: number): void {
  watchBuilds(leaveOldBuild, opened);
  watchSilence();
}
