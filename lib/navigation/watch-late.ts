import { leaveOldBuild } from '@/lib/navigation/build-poller/leave-old-build';
import { watchBuilds } from '@/lib/navigation/build-poller/watch-builds';
import { growPictures } from './growing/grow-pictures';
import { speakLoading } from './loading/speak-loading';
import { type Transitions, watchSilence } from './loading/watch-silence';
import { returnFocus } from './scroll/return-focus';

/**
 * Starts background tasks that are not needed before the page has loaded: the first check for a new build is an hour
 * away, the first timeout some seconds.
 *
 * @param opened when the tab was opened (milliseconds since 1970)
 */
export function watchLate(transitions: Transitions, opened: number): void {
  watchBuilds(() => leaveOldBuild(transitions.listen), opened);
  watchSilence(transitions);
  speakLoading(transitions.listen);
  returnFocus(transitions.listen);
  growPictures(transitions);
}
