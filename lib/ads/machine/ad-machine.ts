import type { AdEvent } from '../ad-backend';
import type { AdBreak } from '../ad-break';
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
  /** Ids of breaks that have been played, or passed by a seek. */
  played: readonly string[];
  selfTimed: boolean;
  /** The film wants to run and waits for us: let go exactly once for each time it is held. */
  held: boolean;
  /** The break that has been asked for and has not come to its end. */
  current?: string;
  /** Breaks at the same moment as the current one, which follow it. */
  queue: readonly string[];
  contentEnded: boolean;
  /** Whether the ads have been asked for again since the film last ended. */
  reloaded: boolean;
  /** Where the film was when we last heard of it, in seconds. */
  time?: number;
};

/** What happens to the machine: the visitor, the film, the clock and the backend. */
export type MachineEvent =
  | AdEvent
  | { type: 'playIntent'; consent: Consent }
  /** Refused, or withdrawn at any time. */
  | { type: 'consentGiven' | 'consentRefused' }
  | { type: 'timeout' }
  | { type: 'contentTime'; time: number; duration: number }
  | { type: 'contentEnded' };

/** What is to be done, as data; `create-ads.ts` does it. */
export type AdEffect =
  | { do: 'askConsent' }
  /** A new backend, and a request to it. */
  | { do: 'request' }
  /** The 12 seconds; starting them while they run changes nothing. Stopping ends the watch as well. */
  | { do: 'startTimer' | 'stopTimer' }
  /** From now on an advertisement that stands still for 12 seconds has failed. */
  | { do: 'watchAd' }
  | { do: 'playBreak'; breakId: string }
  /** The break that runs is given up; the others stand. */
  | { do: 'abandonBreak' }
  /** Film paused, and covered so that nothing of it shows. */
  | { do: 'holdContent' }
  | { do: 'uncoverContent' }
  | { do: 'playContent' }
  | { do: 'showAd'; ad: Extract<AdEvent, { type: 'started' }>['ad'] }
  | { do: 'hideAd' }
  | { do: 'resumeAd' }
  /** The backend has stopped or started the ad by itself. */
  | { do: 'tellPaused'; paused: boolean }
  | { do: 'tellEnded' }
  | { do: 'dropBackend' }
  | { do: 'warn'; message: string }
  /** Comes back as an event, after the other effects. */
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
