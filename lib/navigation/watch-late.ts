import { reloadOutdatedPages, watchBuilds } from '@/lib/navigation/build-poller/watch-builds';
import { announceLoading } from './loading/announce-loading';
import { restoreFocus } from './scroll/return-focus';
import { watchSheets } from './sheets/watch-sheets';
import { growPictures } from './transitions/grow-pictures';
import { type Transitions, watchTimeout } from './transitions/watch-timeout';

/**
 * Starts the background tasks that can wait until the page has loaded: the first check for a new build is due
 * after an hour, the first timeout after some seconds.
 *
 * @param opened when the tab was opened (milliseconds since 1970)
 */
export function watchLate(transitions: Transitions, opened: number): void {
  watchBuilds(() => reloadOutdatedPages(transitions.listen), opened);
  watchTimeout(transitions);
  announceLoading(transitions.listen);
  restoreFocus(transitions.listen);
  growPictures(transitions);
  watchSheets(() => transitions.current() !== undefined);
}
