import type { AdConfig } from './ad-config';
import { type Consent, type ConsentStore, consentFor, foreignHosts } from './consent';
import type { MachineEvent } from './machine/ad-machine';
import type { AdView } from './view/ad-view';

type Options = {
  config: AdConfig;
  language: string;
  store: ConsentStore;
  view: Pick<AdView, 'ask'>;
  send: (event: MachineEvent) => void;
};

export type Agreement = {
  /** The current consent. */
  read: () => Consent;
  /** Asks what has not been answered yet: first the visitor, then the consent platform. */
  ask: () => void;
  destroy: () => void;
};

/**
 * Consent before and during ads. Our own question comes first, because the platform is a third party too:
 * nothing of it is loaded without a yes. A withdrawal (here, in the privacy dialog, in another tab or on the
 * platform) ends the ads at once.
 */
export function createAgreement({ config, language, store, view, send }: Options): Agreement {
  const readOwn = () => consentFor(config, location.href, store);
  let known = readOwn();
  let platform: Consent = 'unknown';
  let takeQuestion: (() => void) | undefined;
  let leavePlatform: (() => void) | undefined;

  const stopListening = store.subscribe(() => {
    const now = readOwn();
    if (now === known) return;
    known = now;
    if (now !== 'given') refuse();
    else if (takeQuestion) agree();
  });

  function closeQuestion() {
    takeQuestion?.();
    takeQuestion = undefined;
  }

  function refuse() {
    closeQuestion();
    leavePlatform?.();
    leavePlatform = undefined;
    platform = 'unknown';
    send({ type: 'consentRefused' });
  }

  function agree() {
    closeQuestion();
    if (!config.platform) return send({ type: 'consentGiven' });
    void askPlatform(config.platform);
  }

  async function askPlatform(asked: NonNullable<AdConfig['platform']>) {
    if (leavePlatform) return;
    let isLeft = false;
    leavePlatform = () => {
      isLeft = true;
    };
    try {
      const { askPlatform } = await import('./platform/ask-platform');
      if (isLeft) return;
      leavePlatform = askPlatform(asked, (answer) => {
        platform = answer;
        send({ type: answer === 'given' ? 'consentGiven' : 'consentRefused' });
      });
    } catch {
      if (isLeft) return;
      // The platform's code failed to load: the next call tries again.
      leavePlatform = undefined;
      send({ type: 'consentRefused' });
    }
  }

  return {
    read() {
      const own = readOwn();
      return own === 'given' && config.platform ? platform : own;
    },
    ask() {
      if (readOwn() === 'given') return agree();
      const hosts = foreignHosts(config, location.href);
      const names = new Intl.ListFormat(language).format(hosts);
      takeQuestion = view.ask(names, (yes, explicit) => {
        takeQuestion = undefined;
        // Set before storing, so that the store's listener does not handle the answer a second time.
        if (explicit) known = yes ? 'given' : 'refused';
        if (explicit) store.remember(yes ? 'given' : 'refused');
        if (yes) agree();
        else refuse();
      });
    },
    destroy() {
      stopListening();
      leavePlatform?.();
    },
  };
}
