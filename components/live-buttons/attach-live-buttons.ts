import { attachPosterMotion } from '@/components/films/motion/attach-poster-motion';
import { deviceText } from '@/lib/device/device-text';
import { continueWatching } from '@/lib/lists/continue-watching';
import { openLists } from '@/lib/lists/open-lists';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { drawBegunFilms } from './draw-begun-films';
import { drawListButtons } from './draw-list-buttons';
import type { LiveWords } from './live-words';
import { openNotice } from './notice';
import { pressListButton } from './press-list-button';
import { pressShareButton } from './press-share-button';
import { pressShortcut } from './press-shortcut';
import { watchLive } from './watch-live';

/**
 * Makes the buttons work that the server has drawn on every card (`data-live`), and the keys of what has
 * one (`aria-keyshortcuts`): one listener for all of them, and one hand that writes their state, also into
 * those that come later. Until then the buttons are not seen. Returns the way to take it back.
 */
export function attachLiveButtons(words: LiveWords): () => void {
  const lists = openLists();
  const positions = openPositions();
  const notice = openNotice();
  const read = () => {
    const { lists: kept } = lists.read();
    return { kept, begun: continueWatching(positions.list(), kept.watched) };
  };
  let known = read();
  const draw = () => {
    drawListButtons(known.kept);
    drawBegunFilms(known.begun, words.progress);
  };
  const drawAnew = () => {
    known = read();
    draw();
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-live]');
    if (button?.dataset.live === 'list') void pressListButton(button, lists, notice, words);
    if (button?.dataset.live === 'share') void pressShareButton(button, notice, words);
  };
  const unwatch = watchLive(draw);
  const unmove = attachPosterMotion();
  // At the window, and first: React stops what reaches a part of the page that it has not taken over yet.
  window.addEventListener('click', press, true);
  document.addEventListener('keydown', pressShortcut);
  const unsubscribe = [lists, deviceText(positionsKey)].map((kept) => kept.subscribe(drawAnew));
  draw();
  document.documentElement.dataset.scripted = '';
  return () => {
    delete document.documentElement.dataset.scripted;
    unwatch();
    unmove();
    window.removeEventListener('click', press, true);
    document.removeEventListener('keydown', pressShortcut);
    for (const stop of unsubscribe) stop();
    notice.remove();
  };
}
