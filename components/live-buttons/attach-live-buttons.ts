import { attachPosterMotion } from '@/components/films/motion/attach-poster-motion';
import { connectionWith } from '@/lib/navigation/connection/connection';
import { guardPresses } from '@/lib/navigation/connection/guard-presses';
import { watchConnection } from '@/lib/navigation/connection/no-connection';
import type { attachCardLists } from './attach-card-lists';
import type { LiveWords } from './live-words';
import { type Notice, openNotice } from './notice';
import { pressShareButton } from './press-share-button';
import { pressShortcut } from './press-shortcut';
import { watchChoicesDialog } from './watch-choices-dialog';

/**
 * Makes the buttons work that the server has drawn on every card (`data-live`), and the keys of what has
 * one (`aria-keyshortcuts`): one listener for all of them, also for those that come later. Until then the buttons
 * are not seen. From then on a press without a connection keeps the page and says so. Returns the way to take it back.
 * @param attachLists where the house has lists
 */
export function attachLiveButtons(
  words: LiveWords,
  attachLists?: typeof attachCardLists,
): () => void {
  const notice = openNotice();
  const lists = attachLists?.(words, notice);
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-live]');
    if (button?.dataset.live === 'list') lists?.press(button);
    if (button?.dataset.live === 'share') void pressShareButton(button, notice, words);
  };
  const unguard = guardPresses();
  watchConnection(connectionWith(() => notice.show(words.noConnection)));
  const unmove = attachPosterMotion();
  const leaveChoices = watchChoicesDialog();
  const leaveBasket = process.env.NEXT_PUBLIC_TILL === 'off' ? undefined : attachTill(notice);
  // At the window, and first: React stops what reaches a part of the page that it has not taken over yet.
  window.addEventListener('click', press, true);
  document.addEventListener('keydown', pressShortcut);
  document.documentElement.dataset.scripted = '';
  return () => {
    delete document.documentElement.dataset.scripted;
    lists?.detach();
    unguard();
    watchConnection(undefined);
    unmove();
    leaveChoices();
    leaveBasket?.();
    window.removeEventListener('click', press, true);
    document.removeEventListener('keydown', pressShortcut);
    notice.remove();
  };
}

/** What leads into the basket, fetched where the house sells. */
function attachTill(notice: Notice): () => void {
  let detach = () => {};
  let gone = false;
  import('./attach-basket').then(
    ({ attachBasket }) => {
      if (!gone) detach = attachBasket(notice);
    },
    // Without it the basket's page and the checkout work all the same.
    () => undefined,
  );
  return () => {
    gone = true;
    detach();
  };
}
