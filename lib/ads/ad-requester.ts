import { disposeAll } from '@/lib/player/dispose-all';
import type { AdBackend, AdEvent, BackendOptions, CreateBackend } from './ad-backend';
import type { AdConfig } from './ad-config';
import { consentFor, deviceConsent } from './consent';
import { readConsentStrings } from './platform/read-consent-strings';
import { tagUrl } from './tag-url';

type Options = {
  config: AdConfig;
  language: string;
  load: (backend: AdConfig['backend']) => Promise<CreateBackend>;
  /** Whether other origins are allowed at the time of the request. */
  allowsThirdParties: () => boolean;
  common: Pick<BackendOptions, 'stage' | 'companionPlace' | 'media' | 'sound' | 'store'>;
  send: (event: AdEvent) => void;
  /** Called with errors that a backend throws when it is destroyed. */
  warn: (message: string) => void;
};

export type AdRequester = {
  backend: () => AdBackend | undefined;
  /**
   * Loads the backend's code, which is this site's own, while the visitor is asked for consent. Then the press
   * that gives consent can request the SDK at once.
   */
  prepare: () => void;
  /** Destroys the current backend and requests ads with a new one. */
  request: () => void;
  drop: () => void;
};

/** Manages the player's backend, one at a time. Events of a destroyed backend are dropped. */
export function createAdRequester({
  config,
  language,
  load,
  allowsThirdParties,
  common,
  send,
  warn,
}: Options): AdRequester {
  let backend: AdBackend | undefined;
  let number = 0;

  function drop() {
    number += 1;
    const previous = backend;
    backend = undefined;
    disposeAll([() => previous?.destroy(), () => common.stage.replaceChildren()], (error) =>
      warn(String(error)),
    );
  }

  async function request() {
    drop();
    const mine = number;
    const sendEvent: BackendOptions['send'] = (event) => {
      if (mine === number) send(event);
    };
    const page = { host: location.host, language, cacheBuster: String(Date.now()) };
    try {
      const [create, consent] = await Promise.all([load(config.backend), readConsentStrings()]);
      if (mine !== number) return;
      backend = create({
        ...common,
        tagUrl: new URL(tagUrl(config, { ...page, consent }), location.href).href,
        transactionId: window.isSecureContext ? crypto.randomUUID() : '-1',
        consent,
        sdk: config.sdk,
        allowsThirdParties: allowsThirdParties(),
        send: sendEvent,
      });
      backend.request();
    } catch (error) {
      sendEvent({ type: 'failed', message: String(error) });
    }
  }

  return {
    backend: () => backend,
    // `request` reports a failed download.
    prepare: () => void load(config.backend).catch(() => {}),
    request: () => void request(),
    drop,
  };
}

/**
 * Loads Google's SDK before the visitor starts the film, so that its `initialize()` runs within that press,
 * which browsers require for playback with sound. Only for visitors who have already agreed, and not with a
 * consent platform, which asks after the press.
 */
export async function preloadSdk({ backend, sdk, tag, platform }: AdConfig): Promise<void> {
  if (backend !== 'ima' || !sdk || platform) return;
  if (consentFor({ backend, tag }, location.href, deviceConsent) !== 'given') return;
  const [{ loadSdk }] = await Promise.all([import('./ima/load-sdk'), loadBackend(backend)]);
  await loadSdk(sdk);
}

/** Loads a backend's code on demand. */
export async function loadBackend(backend: AdConfig['backend']): Promise<CreateBackend> {
  if (backend === 'ima') return (await import('./ima/create-ima-backend')).createImaBackend;
  return (await import('./vast/create-vast-backend')).createVastBackend;
}
