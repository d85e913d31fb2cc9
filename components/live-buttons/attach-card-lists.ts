import { openPositions, positionsKey } from '@/lib/player/resume/positions';
import { deviceText } from '@/lib/primitives/storage/device-text';
import { putFilm, takeFilm } from '@/lib/visitor/lists/change-lists';
import { type BegunFilm, continueWatching } from '@/lib/visitor/lists/continue-watching';
import { type ListName, type Lists, listNames } from '@/lib/visitor/lists/lists';
import { type KeptLists, openLists } from '@/lib/visitor/lists/open-lists';
import type { LiveWords } from './live-words';
import type { Notice } from './notice';
import { watchLive } from './watch-live';
import { writeAttribute } from './write-attribute';

const doneWords = {
  toWatch: { put: 'put', taken: 'taken' },
  watched: { put: 'seen', taken: 'unseen' },
} as const satisfies Record<ListName, unknown>;

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

/** Writes into the buttons and marks that the server has drawn what this device knows of their films. */
function drawListButtons(lists: Lists): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-live="list"]')) {
    const list = listNames.find((name) => name === button.dataset.list);
    const pressed = list && Object.hasOwn(lists[list], button.dataset.film ?? '');
    writeAttribute(button, 'aria-pressed', String(pressed));
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-seen]'))
    mark.hidden = !Object.hasOwn(lists.watched, mark.dataset.seen ?? '');
}

/**
 * Draws below the pictures of films how much of them this device has played.
 * @param begun the one left last first
 * @param label what it is called, with `{percent}` in it
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

/** Puts the film of a button into its list, or takes it out, and says so. */
async function pressListButton(
  { dataset }: HTMLElement,
  lists: KeptLists,
  notice: Notice,
  { lists: words, listsPath }: LiveWords,
): Promise<void> {
  const { film = '', title = '' } = dataset;
  const list = listNames.find((name) => name === dataset.list);
  if (!list) return;
  let has = false;
  const outcome = await lists.change((all) => {
    has = Object.hasOwn(all[list], film);
    return has ? takeFilm(all, list, film) : putFilm(all, list, film, Date.now());
  });
  const said = outcome === 'kept' ? words[doneWords[list][has ? 'taken' : 'put']] : words[outcome];
  const leads = outcome === 'damaged' || (outcome === 'kept' && !has && list === 'toWatch');
  notice.show(said.replace('{title}', title), leads ? linkTo(listsPath, words.open) : undefined);
}

function linkTo(path: string, text: string): HTMLElement | undefined {
  if (window.location.pathname === path) return undefined;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = text;
  link.className = 'py-1 underline underline-offset-4';
  return link;
}
