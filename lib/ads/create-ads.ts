import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerStore } from '@/lib/player/state/create-store';
import { takeBackAll } from '@/lib/player/take-back';
import type { CreateBackend } from './ad-backend';
import type { AdConfig } from './ad-config';
import type { AdWords } from './ad-words';
import { createAgreement } from './agreement';
import { type ConsentStore, deviceConsent } from './consent';
import { gateMedia } from './gate-media';
import { loadBackend } from './load-backend';
import { type AdEffect, initialMachine, type MachineEvent } from './machine/ad-machine';
import { adsStatus } from './machine/ads-status';
import { transition } from './machine/transition';
import { createRequester } from './requester';
import { runEffect } from './run-effect';
import { createSafetyTimer } from './safety-timer';
import { soundOf } from './sound';
import { createAdView } from './view/ad-view';
import { watchContent } from './watch-content';
import { createWatchdog } from './watchdog';

export type AdsOptions = {
  config: AdConfig;
  language: string;
  words: AdWords;
  /** Shown until the pre-roll begins. */
  poster?: string;
  warn?: (message: string) => void;
  consent?: ConsentStore;
  /** For tests. */
  load?: (backend: AdConfig['backend']) => Promise<CreateBackend>;
};

/** What a player has shown: a source that is tried again brings no ad a second time. */
const playedBefore = new WeakMap<PlayerStore, readonly string[]>();

export type Ads = { onPlayIntent: () => void; destroy: () => void };

/**
 * The advertisements of one film. From here on `media.play()` of the handle's element goes through
 * the gate, whoever calls it; the film starts by itself when no ad comes within 12 s.
 */
export function createAds(handle: PlayerHandle, options: AdsOptions): Ads {
  const { media, root, store } = handle;
  const { config, consent = deviceConsent, warn = () => {}, load = loadBackend } = options;
  // A provider's player has no element before which a gate could stand.
  if (!media) return { onPlayIntent: () => {}, destroy: () => {} };

  let machine = { ...initialMachine, played: playedBefore.get(store) ?? [] };
  let running = false;
  let destroyed = false;
  const queue: MachineEvent[] = [];
  const intend = () => send({ type: 'playIntent', consent: agreement.read() });

  const sound = soundOf(handle);
  const gate = gateMedia(media, intend);
  const timer = createSafetyTimer(() => send({ type: 'timeout' }));
  const time = () => requester.backend()?.time() ?? { elapsed: 0, duration: 0 };
  /** What a button asks of the backend. One that throws is done with: the film goes on. */
  const ask = (what: 'skip' | 'pause' | 'resume' | 'clicked') => () => {
    try {
      requester.backend()?.[what]();
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  };
  const view = createAdView(root, options.words, {
    ...{ time, skip: ask('skip'), pause: ask('pause'), resume: ask('resume') },
    clicked: ask('clicked'),
    setMuted: handle.setMuted,
    toggleFullscreen: handle.toggleFullscreen,
    sound,
  });
  const agreement = createAgreement({
    ...{ config, language: options.language, store: consent, view, send },
  });
  const watchdog = createWatchdog({
    elapsed: () => time().elapsed,
    paused: () => view.isPaused(),
    onStill: () => send({ type: 'timeout' }),
  });
  const requester = createRequester({
    config,
    language: options.language,
    load,
    send,
    foreign: () => agreement.read() !== 'notNeeded',
    common: { stage: view.stage, media, sound, store },
    warn,
  });
  const stopWatching = watchContent(media, send);
  const parts = {
    agreement,
    gate,
    poster: options.poster,
    requester,
    send,
    timer,
    view,
    warn,
    watchdog,
  };

  // Whoever has the film pause (another player, a headset) has the ad pause.
  const { pause } = handle;
  handle.pause = () => {
    view.pause();
    pause();
  };

  /** Events wait until all is done that the one before them asked for. */
  function send(event: MachineEvent) {
    queue.push(event);
    if (running) return;
    running = true;
    try {
      for (let next = queue.shift(); next && !destroyed; next = queue.shift()) take(next);
    } finally {
      running = false;
    }
  }

  function take(event: MachineEvent) {
    const step = transition(machine, event);
    machine = step.machine;
    playedBefore.set(store, machine.played);
    store.write({ ads: adsStatus(machine) });
    for (const effect of step.effects) attempt(effect);
  }

  /** What one effect throws keeps none of the others, and never the film, from coming. */
  function attempt(effect: AdEffect) {
    try {
      runEffect(effect, parts);
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  }

  return {
    onPlayIntent: intend,
    destroy() {
      destroyed = true;
      handle.pause = pause;
      takeBackAll(
        [
          ...[timer.stop, watchdog.stop, stopWatching, agreement.destroy],
          ...[requester.drop, view.destroy, gate.destroy],
        ],
        (error) => warn(String(error)),
      );
      store.write({ ads: 'none' });
    },
  };
}
