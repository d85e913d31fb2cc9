import { disposeAll } from '@/lib/player/dispose-all';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { PlayerStore } from '@/lib/player/state/player-store';
import { type CreateBackend, soundOf } from './ad-backend';
import type { AdConfig } from './ad-config';
import type { AdMessages } from './ad-messages';
import { createAdRequester, loadBackend } from './ad-requester';
import { type ConsentStore, deviceConsent } from './consent';
import { createConsentFlow } from './consent-flow';
import { gateMedia, watchContent } from './gate-media';
import { type AdEffect, adsStatus, initialMachine, type MachineEvent } from './machine/ad-machine';
import { transition } from './machine/transition';
import { runEffect } from './run-effect';
import { createSafetyTimer, createWatchdog } from './timers';
import { createAdView } from './view/ad-view';
import { findCompanionPlace } from './view/companion-place';

export type AdsOptions = {
  config: AdConfig;
  language: string;
  messages: AdMessages;
  /** Shown until the pre-roll starts. */
  poster?: string;
  warn?: (message: string) => void;
  consent?: ConsentStore;
  /** Overridden in tests. */
  load?: (backend: AdConfig['backend']) => Promise<CreateBackend>;
};

/** Breaks already played, by player: reopening a source must not repeat an ad. */
const playedBefore = new WeakMap<PlayerStore, readonly string[]>();

export type Ads = { onPlayIntent: () => void; destroy: () => void };

/**
 * Runs the ads of one film. From now on the ad gate intercepts every call of `play()` on the handle's media element.
 * If no ad arrives within 12 s, the film starts without ads.
 */
export function createAds(handle: PlayerHandle, options: AdsOptions): Ads {
  const { media, root, store } = handle;
  const { config, consent = deviceConsent, warn = () => {}, load = loadBackend } = options;
  // Embeds have no media element that could be gated.
  if (!media) return { onPlayIntent: () => {}, destroy: () => {} };

  let machine = { ...initialMachine, played: playedBefore.get(store) ?? [] };
  let running = false;
  let destroyed = false;
  const queue: MachineEvent[] = [];
  const onPlayIntent = () => send({ type: 'playIntent', consent: consentFlow.read() });

  const sound = soundOf(handle);
  const gate = gateMedia(media, onPlayIntent);
  const timer = createSafetyTimer(() => send({ type: 'timeout' }));
  const time = () => requester.backend()?.time() ?? { elapsed: 0, duration: 0 };
  /** Forwards the command of a button to the backend. If the backend throws, the ads fail and the film resumes. */
  const callBackend = (command: 'skip' | 'pause' | 'resume' | 'clicked') => () => {
    try {
      requester.backend()?.[command]();
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  };
  const view = createAdView(root, options.messages, {
    time,
    skip: callBackend('skip'),
    pause: callBackend('pause'),
    resume: callBackend('resume'),
    clicked: callBackend('clicked'),
    setMuted: handle.setMuted,
    toggleFullscreen: handle.toggleFullscreen,
    sound,
  });
  const consentFlow = createConsentFlow({
    config,
    language: options.language,
    store: consent,
    view,
    send,
  });
  const watchdog = createWatchdog({
    elapsed: () => time().elapsed,
    paused: () => view.isPaused(),
    onStall: () => send({ type: 'timeout' }),
  });
  const requester = createAdRequester({
    config,
    language: options.language,
    load,
    send,
    allowsThirdParties: () => consentFlow.read() !== 'notNeeded',
    common: {
      ...{ stage: view.stage, media, sound, store },
      companionPlace: findCompanionPlace(config.companion, options.messages.adLabel),
    },
    warn,
  });
  const stopWatching = watchContent(media, send);
  const dependencies = {
    consentFlow,
    gate,
    poster: options.poster,
    requester,
    send,
    timer,
    view,
    warn,
    watchdog,
  };

  // Whatever pauses the film by code (another player, a headset) also pauses the ad.
  const { pause } = handle;
  handle.pause = () => {
    view.pause();
    pause();
  };

  /** Queues events: each is handled after all effects of the previous one. */
  function send(event: MachineEvent) {
    queue.push(event);
    if (running) return;
    running = true;
    try {
      for (let next = queue.shift(); next && !destroyed; next = queue.shift()) handleEvent(next);
    } finally {
      running = false;
    }
  }

  function handleEvent(event: MachineEvent) {
    const step = transition(machine, event);
    machine = step.machine;
    playedBefore.set(store, machine.played);
    store.write({ ads: adsStatus(machine) });
    for (const effect of step.effects) attempt(effect);
  }

  /** Runs an effect. If the effect throws, the ads fail, but the other effects still run. */
  function attempt(effect: AdEffect) {
    try {
      runEffect(effect, dependencies);
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }
  }

  return {
    onPlayIntent,
    destroy() {
      destroyed = true;
      handle.pause = pause;
      disposeAll(
        [
          ...[timer.stop, watchdog.stop, stopWatching, consentFlow.destroy],
          ...[requester.drop, view.destroy, gate.destroy],
        ],
        (error) => warn(String(error)),
      );
      store.write({ ads: 'none' });
    },
  };
}

/** Attaches the ads of a film. Must be attached before other features. */
export function attachAds(handle: PlayerHandle, options: AdsOptions): () => void {
  return createAds(handle, options).destroy;
}
