import { listenToKeys } from '@/lib/player/controls/listen-to-keys';
import { disposeAll } from '@/lib/player/dispose-all';
import { type SetupMessage, setupMessages } from '@/lib/player/source/setup-messages';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { openSource } from './open-source';
import type { SessionSettings, StartOptions } from './session-settings';
import { watchFailures } from './watch-failures';

/** Delay in ms between teardown and the status 'destroyed'. */
const destroyedDelay = 200;

export type Session = {
  /** Opens the failed source again. */
  retry: () => void;
  /** Opens the failed source again, 10 s later in the film, past a position that always fails. */
  skip: () => void;
  /** Opens the next source; after the last one the first. */
  next: () => void;
  /**
   * Ends the session. The status becomes 'destroyed' 200 ms later, unless the returned function is called
   * before.
   */
  stop: () => () => void;
};

/** Ways to go on after a failure. */
export type Recovery = Exclude<keyof Session, 'stop'>;

/** Seconds to skip past a position that always fails. */
const skipSeconds = 10;

/**
 * Starts a player session. It may go through several sources, with one Plyr instance for each. Throws a setup
 * message if the player cannot be set up.
 */
export function startPlayer(settings: SessionSettings, start: StartOptions): Session {
  const { root, stage, source, store } = settings;
  const setupError = checkSetup({
    stage,
    supported: 'play' in document.createElement(source.type),
  });
  if (setupError) throw new Error(setupError);
  const stopReflecting = reflectState(root, store);
  const stopWatchingMuted = store.subscribe(() => {
    const { startedMuted, muted } = store.read();
    if (startedMuted && !muted) store.write({ startedMuted: false });
  });
  const keys = listenToKeys(root, () => store.read().status !== 'failed');
  const opening = { ...settings, keys };
  let close = openSource(opening, 0, start);
  function open(step: number, skippedSeconds = 0) {
    const { source: index, currentTime } = store.read();
    close();
    const next = (index + step) % source.sources.length;
    close = openSource(opening, next, {
      at: currentTime + skippedSeconds || undefined,
      play: true,
    });
  }
  const stopWatching = watchFailures(settings, {
    next: () => open(1),
    retry: () => open(0),
  });
  return {
    retry: () => open(0),
    skip: () => open(0, skipSeconds),
    next: () => open(1),
    stop() {
      disposeAll([close, keys.close, stopWatching, stopWatchingMuted]);
      return reportDestroyed(store, stopReflecting);
    },
  };
}

type Setup = {
  /** The player's element; it belongs to one player at a time. */
  stage: Element | null;
  supported: boolean;
};

/** The reason why the player cannot be set up, if any. */
function checkSetup({ stage, supported }: Setup): SetupMessage | undefined {
  if (!stage) return setupMessages.noElement;
  if (stage.childElementCount > 0) return setupMessages.alreadySetUp;
  return supported ? undefined : setupMessages.noSupport;
}

/** Writes the state to the root element's data attributes, for styles. Returns the function that stops it. */
function reflectState(root: HTMLElement, store: PlayerStore): () => void {
  function reflect() {
    const { status, fullscreen, pip, ads } = store.read();
    root.dataset.playerState = status;
    root.dataset.fullscreen = String(fullscreen);
    root.dataset.pip = String(pip);
    root.dataset.adsState = ads;
  }
  reflect();
  return store.subscribe(reflect);
}

/**
 * Sets the status 'destroyed' after a delay and then calls `after`, unless the returned function is called
 * before (when React mounts it again).
 */
function reportDestroyed(store: PlayerStore, after: () => void = () => {}): () => void {
  const timer = setTimeout(() => {
    store.write({ status: 'destroyed' });
    after();
  }, destroyedDelay);
  return () => clearTimeout(timer);
}
