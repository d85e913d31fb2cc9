import { speedOptions } from '@/lib/player/speeds';
import type { SpokenLabel } from '@/lib/player/spoken-label';
import { type Control, type KeyContext, readNow } from './control';

/** Toggles playback. */
export const playPause: Control = {
  keys: { ' ': togglePlayback, k: togglePlayback },
  row: ({ keySpace, keysToggle }) => ({ keys: ['k', keySpace], description: keysToggle }),
};

function togglePlayback({ handle }: KeyContext) {
  const paused = handle.media?.paused ?? handle.store.read().status !== 'playing';
  paused ? handle.play() : handle.pause();
}

/** Seeks 10 s back or forward. */
export const skipTen: Control = {
  keys: { j: seekBy(-10), l: seekBy(10) },
  row: ({ keysSkip10 }) => ({ keys: ['j', 'l'], description: keysSkip10 }),
};

/** Seeks 5 s back or forward. */
export const skipFive: Control = {
  keys: { ArrowLeft: seekBy(-5), ArrowRight: seekBy(5) },
  row: ({ keysSkip5 }) => ({ keys: ['←', '→'], description: keysSkip5 }),
};

function seekBy(seconds: number) {
  return ({ handle }: KeyContext) => handle.seek(readNow(handle).currentTime + seconds);
}

/** Digits seek to tenths of the duration. */
export const tenths: Control = {
  keys: Object.fromEntries(
    Array.from('0123456789', (digit) => [digit, seekToShare(Number(digit) / 10)]),
  ),
  row: ({ keysTenths }) => ({ keys: ['0', '…', '9'], description: keysTenths }),
};

/** Home and End seek to the start and the end. */
export const ends: Control = {
  keys: { Home: seekToShare(0), End: seekToShare(1) },
  row: ({ keyHome, keyEnd, keysEnds }) => ({ keys: [keyHome, keyEnd], description: keysEnds }),
};

/** @param share of the duration, 0 to 1 */
function seekToShare(share: number) {
  return ({ handle }: KeyContext) => {
    const { duration } = handle.store.read();
    // Without a known duration only the start can be reached.
    if (duration > 0 || share === 0) handle.seek(duration * share);
  };
}

/** Frames per second for films without `transferRate`. */
const defaultFrameRate = 25;

/** Steps one frame back or forward; pauses the film. */
export const frame: Control = {
  keys: { ',': stepFrame(-1), '.': stepFrame(1) },
  row: ({ keysFrame }) => ({ keys: [',', '.'], description: keysFrame }),
  pictureOnly: true,
};

function stepFrame(by: -1 | 1) {
  return ({ handle, film }: KeyContext) => {
    handle.pause();
    handle.seek(readNow(handle).currentTime + by / (film.transferRate ?? defaultFrameRate));
  };
}

/** Steps through the speeds of the menu. */
export const speed: Control = {
  keys: { '<': changeSpeed(-1), '>': changeSpeed(1) },
  row: ({ keysSpeed }) => ({ keys: ['<', '>'], description: keysSpeed }),
};

function changeSpeed(by: -1 | 1) {
  return ({ handle, film, messages, locale, announce }: KeyContext) => {
    const options = speedOptions(film.transferRate, { messages, locale });
    const speeds = options.map(({ speed }) => speed);
    handle.setSpeed(nextSpeed(handle.store.read().speed, by, speeds));
    // The provider may have applied a different speed.
    const { speed: now } = handle.store.read();
    const option: SpokenLabel | undefined = options.find(({ speed }) => speed === now);
    const { label, spoken } = option ?? { label: `${now}×` };
    announce({
      label: `${messages.speed} ${label}`,
      spoken: spoken && `${messages.speed} ${spoken}`,
    });
  };
}

/**
 * The next higher (`step` 1) or lower (−1) speed in `list`, which is ascending; unchanged at either
 * end.
 */
function nextSpeed(speed: number, step: -1 | 1, list: readonly number[]): number {
  const next =
    step === 1
      ? list.find((entry) => entry > speed + 0.001)
      : list.findLast((entry) => entry < speed - 0.001);
  return next ?? speed;
}

/** Goes to the film that comes next. */
export const nextFilm: Control = {
  keys: { n: ({ playNext }) => playNext() },
  row: ({ keysNextFilm }) => ({ keys: ['n'], description: keysNextFilm }),
};
