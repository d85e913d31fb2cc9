import type { AdConfig } from './ad-config';
import { type Consent, type ConsentStore, consentFor, thirdPartyHosts } from './consent';
import type { MachineEvent } from './machine/ad-machine';
import type { AdView } from './view/ad-view';

type Options = {
  config: AdConfig;
  language: string;
  store: ConsentStore;
  view: Pick<AdView, 'ask'>;
  send: (event: MachineEvent) => void;
};

export type ConsentFlow = {
  /** The current consent. */
  read: () => Consent;
  /** Asks what has not been answered yet: first the visitor, then the consent platform. */
  ask: () => void;
  destroy: () => void;
};

/**
 * Consent before and during ads. The site's own question comes first, because the consent platform is a third
 * party too: its script is loaded only after the visitor has accepted. A withdrawal (on this page, in another tab
 * or on the platform) ends the ads at once.
 */
export function createConsentFlow({ config, language, store, view, send }: Options): ConsentFlow {
  const readVisitorConsent = () => consentFor(config, location.href, store);
  let lastConsent = readVisitorConsent();
  let platform: Consent = 'unknown';
  let dismissQuestion: (() => void) | undefined;
  let stopPlatform: (() => void) | undefined;

  const stopListening = store.subscribe(() => {
    const now = readVisitorConsent();
    if (now === lastConsent) return;
    lastConsent = now;
    if (now !== 'given') refuse();
    else if (dismissQuestion) agree();
  });

  function closeQuestion() {
    dismissQuestion?.();
    dismissQuestion = undefined;
  }

  function refuse() {
    closeQuestion();
    stopPlatform?.();
    stopPlatform = undefined;
    platform = 'unknown';
    send({ type: 'consentRefused' });
  }

  function agree() {
    closeQuestion();
    if (!config.platform) return send({ type: 'consentGiven' });
    void requestPlatformConsent(config.platform);
  }

  async function requestPlatformConsent(platformConfig: NonNullable<AdConfig['platform']>) {
    if (stopPlatform) return;
    let isStopped = false;
    stopPlatform = () => {
      isStopped = true;
    };
    try {
      const { requestPlatformConsent } = await import('./platform/request-platform-consent');
      if (isStopped) return;
      stopPlatform = requestPlatformConsent(platformConfig, (answer) => {
        platform = answer;
        send({ type: answer === 'given' ? 'consentGiven' : 'consentRefused' });
      });
    } catch {
      if (isStopped) return;
      // The platform's code failed to load: the next call tries again.
      stopPlatform = undefined;
      send({ type: 'consentRefused' });
    }
  }

  return {
    read() {
      const visitor = readVisitorConsent();
      return visitor === 'given' && config.platform ? platform : visitor;
    },
    ask() {
      if (readVisitorConsent() === 'given') return agree();
      const hosts = thirdPartyHosts(config, location.href);
      const names = new Intl.ListFormat(language).format(hosts);
      dismissQuestion = view.ask(names, (isAccepted, explicit) => {
        dismissQuestion = undefined;
        // Set before storing, so that the store's listener does not handle the answer a second time.
        if (explicit) lastConsent = isAccepted ? 'given' : 'refused';
        if (explicit) store.remember(isAccepted ? 'given' : 'refused');
        if (isAccepted) agree();
        else refuse();
      });
    },
    destroy() {
      stopListening();
      stopPlatform?.();
    },
  };
}
