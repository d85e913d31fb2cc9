import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-storage';
import {
  addFilm,
  type FilmTimes,
  type ListName,
  type Lists,
  listNames,
  removeFilm,
  restoreFilm,
  timesOf,
} from '@/lib/visitor/lists/lists';
import { openStoredLists, type StoredLists } from '@/lib/visitor/lists/stored-lists';
import { type BegunFilm, continueWatching } from '@/lib/visitor/lists/watching';
import { watchLiveElements, writeAttribute } from './live-elements';
import type { LiveMessages } from './live-messages';
import type { Notice } from './notice';

const doneWords = {
  toWatch: { put: 'put', taken: 'taken' },
  watched: { put: 'seen', taken: 'unseen' },
} as const satisfies Record<ListName, unknown>;

/**
 * Writes this device's lists and positions into the film cards, including cards added later. Returns the press
 * handler of a list button, and `detach`.
 */
export function attachCardLists(messages: LiveMessages, notice: Notice) {
  const lists = openStoredLists();
  const positions = openPositions();
  const readState = () => {
    const { lists: stored } = lists.read();
    return { stored, begun: continueWatching(positions.list(), stored.watched) };
  };
  let known = readState();
  const draw = () => {
    drawListButtons(known.stored);
    drawBegunFilms(known.begun, messages.progress);
  };
  const redraw = () => {
    known = readState();
    draw();
  };
  const stops = [
    watchLiveElements(draw),
    ...[lists, deviceText(positionsKey)].map((store) => store.subscribe(redraw)),
  ];
  draw();
  return {
    press: (button: HTMLElement) => void pressListButton(button, lists, notice, messages),
    detach: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Updates the list buttons and the "seen" marks from this device's lists. */
function drawListButtons(lists: Lists): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-live="list"]')) {
    const list = listNames.find((name) => name === button.dataset.list);
    const isPressed = list && Object.hasOwn(lists[list], button.dataset.film ?? '');
    // A button whose name states its state must not also be a toggle button.
    const state = button.dataset.on === undefined ? 'aria-pressed' : 'data-on';
    writeAttribute(button, state, String(isPressed));
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-seen]'))
    mark.hidden = !Object.hasOwn(lists.watched, mark.dataset.seen ?? '');
}

/**
 * Updates the progress bars below the films' pictures.
 * @param begun started films, the most recent first
 * @param label accessible name of the bar, with `{percent}` in it
 */
export function drawBegunFilms(begun: BegunFilm[], label: string): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-begun]')) {
    const film = begun.find(({ slug }) => slug === bar.dataset.begun);
    const seconds = Number(bar.dataset.minutes) * 60;
    const known = film !== undefined && seconds > 0;
    bar.hidden = !known;
    if (!known) continue;
    const percent = String(Math.min(100, Math.round((film.time / seconds) * 100)));
    writeAttribute(bar, 'aria-label', label.replace('{percent}', percent));
    for (const part of bar.querySelectorAll('span')) part.style.width = `${percent}%`;
  }
}

/** Toggles the button's film in its list, and reports the result. */
async function pressListButton(
  { dataset }: HTMLElement,
  lists: StoredLists,
  notice: Notice,
  { lists: messages, listsPath }: LiveMessages,
): Promise<void> {
  const { film = '', title = '' } = dataset;
  const list = listNames.find((name) => name === dataset.list);
  if (!list) return;
  const show = (message: string, more?: HTMLElement) =>
    notice.show(message.replace('{title}', title), more);
  let before: FilmTimes = {};
  const outcome = await lists.change((all) => {
    before = timesOf(all, film);
    return before[list] === undefined
      ? addFilm(all, list, film, Date.now())
      : removeFilm(all, list, film);
  });
  if (outcome !== 'kept') show(messages[outcome], outcome === 'damaged' ? openLists() : undefined);
  else if (before[list] !== undefined) show(messages[doneWords[list].taken], undoButton());
  else if (list === 'toWatch') show(messages.put, openLists());
  else show(messages[before.toWatch === undefined ? 'seen' : 'seenAndTaken'], undoButton());

  function openLists(): HTMLElement | undefined {
    return linkTo(listsPath, messages.open);
  }
  /** Puts the film back into the lists that it was in, at its former places. */
  function undoButton(): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = messages.undo;
    button.className = `cursor-pointer ${linkStyle}`;
    button.addEventListener('click', async () => {
      const undone = await lists.change((all) => restoreFilm(all, film, before));
      const done = before.watched === undefined ? 'unseen' : 'seen';
      show(messages[undone === 'kept' ? (before.toWatch === undefined ? done : 'put') : undone]);
    });
    return button;
  }
}

const linkStyle = 'py-1 underline underline-offset-4';

function linkTo(path: string, text: string): HTMLElement | undefined {
  if (window.location.pathname === path) return undefined;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = text;
  link.className = linkStyle;
  return link;
}
