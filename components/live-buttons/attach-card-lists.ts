import { deviceText } from '@/lib/device/device-text';
import { continueWatching } from '@/lib/lists/continue-watching';
import { openLists } from '@/lib/lists/open-lists';
import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { drawBegunFilms } from './draw-begun-films';
import { drawListButtons } from './draw-list-buttons';
import type { LiveWords } from './live-words';
import type { Notice } from './notice';
import { pressListButton } from './press-list-button';
import { watchLive } from './watch-live';

/**
 * What this device knows of the films on cards: one hand writes it, also into those that come later.
 * Returns what a press on a list's button does, and the way to take all of it back.
 */
export function attachCardLists(words: LiveWords, notice: Notice) {
  const lists = openLists();
  const positions = openPositions();
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
  const stops = [
    watchLive(draw),
    ...[lists, deviceText(positionsKey)].map((kept) => kept.subscribe(drawAnew)),
  ];
  draw();
  return {
    press: (button: HTMLElement) => void pressListButton(button, lists, notice, words),
    detach: () => {
      for (const stop of stops) stop();
    },
  };
}
