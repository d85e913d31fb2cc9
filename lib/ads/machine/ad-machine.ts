import type { PlayerState } from '@/lib/player/state/player-store';
import type { AdBreak, AdEvent } from '../ad-backend';
import type { Consent } from '../consent';

export type AdState =
  | 'idle'
  | 'awaitingConsent'
  | 'requesting'
  | 'loaded'
  | 'contentPaused'
  | 'started'
  | 'contentResumed'
  | 'allComplete'
  | 'cancelled';

export type AdMachine = {
  state: AdState;
  breaks: readonly AdBreak[];
  /** Ids of breaks that have been played or skipped by a seek. */
  played: readonly string[];
  selfTimed: boolean;
  /** The film is waiting for the ads; it must be released exactly once each time it is held. */
  held: boolean;
  /** The requested or running break. */
  current?: string;
  /** Further breaks at the same position, played after the current one. */
  queue: readonly string[];
  contentEnded: boolean;
  /** Whether ads have been requested again since the film last ended. */
  reloaded: boolean;
  /** The film's last known position in seconds. */
  time?: number;
};

/** Inputs of the machine: from the visitor, the film, the timers and the backend. */
export type MachineEvent =
  | AdEvent
  | { type: 'playIntent'; consent: Consent }
  /** `consentRefused`: refused, or withdrawn later. */
  | { type: 'consentGiven' | 'consentRefused' }
  | { type: 'timeout' }
  | { type: 'contentTime'; time: number; duration: number }
  | { type: 'contentEnded' };

/** Outputs of the machine as data; `run-effect.ts` runs them. */
export type AdEffect =
  | { do: 'askConsent' }
  /** Creates a new backend and requests ads. */
  | { do: 'request' }
  /** The 12 s timer; starting it while it runs has no effect. Stopping it also stops the watchdog. */
  | { do: 'startTimer' | 'stopTimer' }
  /** Starts the watchdog: an ad that stalls for 12 s fails. */
  | { do: 'watchAd' }
  | { do: 'playBreak'; breakId: string }
  /** Aborts the running break; the others remain. */
  | { do: 'abandonBreak' }
  /** Pauses the film and covers it. */
  | { do: 'holdContent' }
  | { do: 'uncoverContent' }
  | { do: 'playContent' }
  | { do: 'showAd'; ad: Extract<AdEvent, { type: 'started' }>['ad'] }
  | { do: 'hideAd' }
  | { do: 'resumeAd' }
  /** Updates the buttons after the backend has reported that the ad is paused or runs again. */
  | { do: 'showPaused'; paused: boolean }
  | { do: 'notifyEnded' }
  | { do: 'dropBackend' }
  | { do: 'warn'; message: string }
  /** Sends an event, handled after the other effects. */
  | { do: 'send'; event: MachineEvent };

export type Step = { machine: AdMachine; effects: readonly AdEffect[] };

export const initialMachine: AdMachine = {
  state: 'idle',
  breaks: [],
  played: [],
  selfTimed: false,
  held: false,
  queue: [],
  contentEnded: false,
  reloaded: false,
};

/** Maps the machine to the player's public ad status. */
export function adsStatus({ state, held, current }: AdMachine): PlayerState['ads'] {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'allComplete') return 'complete';
  if (state === 'contentPaused' || (state === 'started' && current)) return 'playing';
  if (state === 'requesting' || (state === 'loaded' && held)) return 'requesting';
  return 'none';
}
