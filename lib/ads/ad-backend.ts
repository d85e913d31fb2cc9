import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerStore } from '@/lib/player/state/player-store';
import type { ConsentStrings } from './platform/read-consent-strings';
import type { CompanionPlace } from './view/companion-place';

/** The running ad. Times in seconds. */
export type AdFacts = {
  linear: boolean;
  /** When the ad may be skipped; undefined if it may not, or if the backend draws its own skip button. */
  skipAfter?: number;
  /** The ad's landing page; undefined if there is none or the backend handles clicks itself. */
  link?: string;
};

/** Events of all backends. */
export type AdEvent =
  /** `selfTimed`: the backend follows the film's time itself and only needs to be started. */
  | { type: 'loaded'; breaks: readonly AdBreak[]; selfTimed: boolean }
  | { type: 'contentPauseRequested'; breakId?: string }
  | { type: 'started'; ad: AdFacts }
  /** The ad was paused or resumed, by our buttons or otherwise. */
  | { type: 'paused' | 'resumed' }
  /** The ad is running; a heartbeat for ads whose time is unknown. */
  | { type: 'progress' }
  | { type: 'contentResumeRequested' }
  /** One break failed; the others remain. `message` is absent if the failure has already been reported. */
  | { type: 'breakFailed'; breakId: string; message?: string }
  | { type: 'allComplete' }
  /** Not fatal: only logged. */
  | { type: 'warning'; message: string }
  /** Fatal: no more ads. */
  | { type: 'failed'; message: string };

export type AdBackend = {
  /** Requests the ads; answers with `loaded` or `failed`. */
  request: () => void;
  play: (breakId: string) => void;
  /**
   * Aborts the running break; others can still be played. Undefined if the backend can only be aborted as a
   * whole.
   */
  abandon?: () => void;
  /** Times of the running ad in seconds; 0 if there is none. */
  time: () => { elapsed: number; duration: number };
  skip: () => void;
  pause: () => void;
  resume: () => void;
  /** Called when the visitor follows the ad's link; the link itself opens the page. */
  clicked: () => void;
  contentEnded: () => void;
  /** Releases requests, nodes, timers and observers. No events are sent afterwards. */
  destroy: () => void;
};

export type BackendOptions = {
  tagUrl: string;
  /** URL of the IMA SDK. */
  sdk?: string;
  /** Empty element above the film that the backend may fill. */
  stage: HTMLElement;
  /** Where the page shows companions; undefined without such a place. */
  companionPlace?: CompanionPlace;
  media: HTMLMediaElement;
  /** Whether requests to other origins are allowed. */
  allowsThirdParties: boolean;
  /** Consent strings for ad servers, from the consent platforms of the page. */
  consent: ConsentStrings;
  /** Identifies the request, and all that follow from it, to ad servers: a UUID. */
  transactionId: string;
  sound: Sound;
  /** The player's store; tells whether the player is in full screen or muted. */
  store: Pick<PlayerStore, 'read' | 'subscribe'>;
  send: (event: AdEvent) => void;
};

export type CreateBackend = (options: BackendOptions) => AdBackend;

/** Position of an ad break in the film: seconds, or a share of the duration such as `50%`. */
export type AdBreak = { id: string; at: 'start' | 'end' | number | `${number}%` };

/**
 * The position of a mid-roll in seconds; undefined for a pre-roll or post-roll, and for a share while the
 * duration is unknown.
 */
export function breakTime({ at }: AdBreak, duration: number): number | undefined {
  if (typeof at === 'number') return at;
  if (at === 'start' || at === 'end' || !(duration > 0)) return undefined;
  return (Number.parseFloat(at) / 100) * duration;
}

export type Sound = {
  read: () => { muted: boolean; volume: number };
  /** `listener` is called only for changes of volume or mute. */
  subscribe: (listener: () => void) => () => void;
  /** Called when the browser blocks sound: mutes the player and sets `startedMuted`. */
  refuse: () => void;
};

/** The player's volume and mute state, which ads follow. */
export function soundOf({ store, setMuted }: Pick<PlayerHandle, 'store' | 'setMuted'>): Sound {
  return {
    read: store.read,
    subscribe(listener) {
      let before = store.read();
      return store.subscribe(() => {
        const now = store.read();
        const same = now.muted === before.muted && now.volume === before.volume;
        before = now;
        if (!same) listener();
      });
    },
    refuse() {
      setMuted(true);
      store.write({ startedMuted: true, muted: true });
    },
  };
}
