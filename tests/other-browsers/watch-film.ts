import { languages } from '../e2e/languages';
import type { Visitor } from './visitor';

const [{ words: french }] = languages;
const { Player: words } = french;
/** 48 s, without an advertisement. */
export const film = { path: '/movie/etude-en-diagonales', title: 'Étude en diagonales' };
/** A stream of 8 s, with one. */
const stream = { path: '/movie/l-inventaire', title: 'L’Inventaire' };

/** A target on the seek bar at this share of its length. */
export const seekBar = (share: number) => ({ at: `.plyr [aria-label="${words.seek}"]`, share });

/** Evaluated in the page, as the following ones. */
export const readTime = () =>
  document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)')?.currentTime ?? 0;

export const isNear = (seconds: number) => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return Math.abs((media?.currentTime ?? 0) - seconds) < 0.5;
};

export const isIn = (state: string) =>
  document.querySelector<HTMLElement>('.bobine-player')?.dataset.playerState === state;

/** Whether the player's state is playing, and the film is past this second. */
export const runsPast = (seconds: number) => {
  const player = document.querySelector<HTMLElement>('.bobine-player');
  const media = player?.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return player?.dataset.playerState === 'playing' && Number(media?.currentTime) > seconds;
};

const adRuns = () =>
  Number(document.querySelector<HTMLVideoElement>('.ads video')?.currentTime) > 0;

/** Presses a film's poster. Its name includes the position at which a left film resumes. */
export async function pressPoster({ until, press, ask }: Visitor, { title } = film) {
  const readName = (of: string) =>
    [...document.querySelectorAll('#watch button[aria-busy]')]
      .map((button) => button.getAttribute('aria-label') ?? '')
      .find((name) => name.includes(of)) ?? '';
  await until(readName, title);
  await press(await ask(readName, title));
}

export async function watch(visitor: Visitor) {
  await visitor.visit(film.path);
  await pressPoster(visitor);
  await visitor.until(runsPast, 0.3);
}

/** Watches the stream, past the advertisement before it. */
export async function watchStream(visitor: Visitor) {
  await visitor.visit(stream.path);
  await pressPoster(visitor, stream);
  await visitor.until(adRuns);
  await visitor.press(words.adSkip, '.ads');
  await visitor.until(runsPast, 0.3);
}

export async function pause(visitor: Visitor) {
  await visitor.key('k');
  await visitor.until(isIn, 'paused');
}

/** Whether there was no request within a second. */
const isAtRest = () => {
  const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration);
  return performance.now() - Math.max(0, ...ends) > 1000;
};

/** The film plays until pagehide, however long the next document takes. */
const noteTimeOnLeaving = () => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  const note = () => document.body.setAttribute('data-left', String(media?.currentTime ?? 0));
  addEventListener('pagehide', note, { once: true });
};

/** WebKit loads the film again after a bfcache restore. */
const isLoaded = () => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return media && media.readyState > 2 && !media.seeking;
};

/**
 * Leaves a film's page for another document and returns by Back to the page from the bfcache, in which Firefox keeps no
 * page with pending requests. Returns the second at which the film was left.
 */
export async function leaveAndReturn(visitor: Visitor): Promise<number> {
  const { ask, until } = visitor;
  await ask(() => document.body.setAttribute('data-kept', ''));
  await until(isAtRest);
  await ask(noteTimeOnLeaving);
  // WebKit keeps the page only if the next document has the same opener policy.
  await visitor.open('/vie-privee');
  await until(() => location.pathname === '/vie-privee');
  await visitor.back();
  await until(() => document.body?.hasAttribute('data-kept'));
  await until(isLoaded);
  // WebKitGTK does not start if played within 50 ms, which no visitor does.
  await until(isAtRest);
  return Number(await ask(() => document.body.dataset.left));
}
