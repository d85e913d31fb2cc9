import type { AdConfig } from './ad-config';
import type { ConsentStore } from './consent';
import type { Gate } from './gate-media';
import type { AdEffect, MachineEvent } from './machine/ad-machine';
import type { Requester } from './requester';
import type { SafetyTimer } from './safety-timer';
import type { AdView } from './view/ad-view';

type Parts = {
  config: AdConfig;
  consent: ConsentStore;
  gate: Gate;
  poster?: string;
  requester: Requester;
  timer: SafetyTimer;
  view: AdView;
  send: (event: MachineEvent) => void;
  warn: (message: string) => void;
};

/** Does what the machine has decided. */
export function runEffect(effect: AdEffect, parts: Parts): void {
  const { gate, requester, timer, view, send } = parts;
  switch (effect.do) {
    case 'askConsent':
      ask(parts);
      break;
    case 'request':
      requester.request();
      break;
    case 'startTimer':
      timer.start();
      break;
    case 'stopTimer':
      timer.stop();
      break;
    case 'playBreak':
      requester.backend()?.play(effect.breakId);
      break;
    case 'holdContent':
      gate.pauseContent();
      view.cover(gate.hasBegun() ? undefined : parts.poster);
      break;
    case 'uncoverContent':
      view.uncover();
      break;
    case 'playContent':
      gate.playContent();
      break;
    case 'showAd':
      view.show(effect.ad);
      break;
    case 'hideAd':
      view.hide();
      break;
    case 'resumeAd':
      view.resume();
      break;
    case 'tellEnded':
      requester.backend()?.contentEnded();
      break;
    case 'dropBackend':
      requester.drop();
      break;
    case 'warn':
      parts.warn(effect.message);
      break;
    case 'send':
      send(effect.event);
      break;
  }
}

function ask({ config, consent, view, send }: Parts) {
  const { backend, sdk, tag } = config;
  const { host } = new URL(backend === 'ima' && sdk ? sdk : tag, location.href);
  view.ask(host, (yes, explicit) => {
    if (explicit) consent.remember(yes ? 'given' : 'refused');
    send({ type: yes ? 'consentGiven' : 'consentRefused' });
  });
}
