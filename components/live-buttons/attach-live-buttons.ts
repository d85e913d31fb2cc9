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

/**
 * Makes the buttons work that the server has drawn on every card (`data-live`), and the keys of what has
 * one (`aria-keyshortcuts`): one listener for all of them, and one hand that writes their state, also into
 * those that come later. Until then the buttons are not seen. Returns the way to take it back.
 */
export function attachLiveButtons(words: LiveWords): () => void {
  const lists = openLists();
  const positions = openPositions();
  const notice = openNotice();
  const draw = () => {
    const { lists: kept } = lists.read();
    drawListButtons(kept);
    drawBegunFilms(continueWatching(positions.list(), kept.watched), words.progress);
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-live]');
    if (button?.dataset.live === 'list') pressListButton(button, lists, notice, words);
    if (button?.dataset.live === 'share') void pressShareButton(button, notice, words);
  };
  const observer = new MutationObserver(draw);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', press);
  document.addEventListener('keydown', pressShortcut);
  const unsubscribe = [lists, deviceText(positionsKey)].map((kept) => kept.subscribe(draw));
  draw();
  document.documentElement.dataset.scripted = '';
  return () => {
    delete document.documentElement.dataset.scripted;
    observer.disconnect();
    document.removeEventListener('click', press);
    document.removeEventListener('keydown', pressShortcut);
    for (const stop of unsubscribe) stop();
    notice.remove();
  };
}
