import { languages } from '../e2e/languages';
import type { Visitor } from './visitor';

const [{ words: french }] = languages;
const { Player: words } = french;
/** 48 s, without an advertisement. */
export const film = { path: '/movie/etude-en-diagonales', title: 'Étude en diagonales' };
/** A stream of 8 s, with one. */
const stream = { path: '/movie/l-inventaire', title: 'L’Inventaire' };

/** The place of the seek bar at this share of its length. */
export const seekBar = (share: number) => ({ at: `.plyr [aria-label="${words.seek}"]`, share });

/** Each is asked in the page. */
export const readTime = () =>
  document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)')?.currentTime ?? 0;

export const isNear = (seconds: number) => {
  const media = document.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return Math.abs((media?.currentTime ?? 0) - seconds) < 0.5;
};

export const isIn = (state: string) =>
  document.querySelector<HTMLElement>('.bobine-player')?.dataset.playerState === state;

/** It says that it plays, and its clock is past so many seconds: one without the other is not enough. */
export const runsPast = (seconds: number) => {
  const player = document.querySelector<HTMLElement>('.bobine-player');
  const media = player?.querySelector<HTMLMediaElement>('.plyr :is(video, audio)');
  return player?.dataset.playerState === 'playing' && Number(media?.currentTime) > seconds;
};

const adRuns = () =>
  Number(document.querySelector<HTMLVideoElement>('.ads video')?.currentTime) > 0;

/** Presses a film's poster, whose name says where a film that was left goes on. */
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
