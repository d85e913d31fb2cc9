import type { AdRequester } from './ad-requester';
import type { ConsentFlow } from './consent-flow';
import type { Gate } from './gate-media';
import type { AdEffect, MachineEvent } from './machine/ad-machine';
import type { SafetyTimer, Watchdog } from './timers';
import type { AdView } from './view/ad-view';

type EffectDependencies = {
  consentFlow: ConsentFlow;
  gate: Gate;
  poster?: string;
  requester: AdRequester;
  timer: SafetyTimer;
  view: AdView;
  watchdog: Watchdog;
  send: (event: MachineEvent) => void;
  warn: (message: string) => void;
};

/** Applies one effect of the pure ad machine to the page. */
export function runEffect(effect: AdEffect, dependencies: EffectDependencies): void {
  const { gate, requester, timer, view, watchdog, send } = dependencies;
  switch (effect.do) {
    case 'askConsent':
      requester.prepare();
      dependencies.consentFlow.ask();
      break;
    case 'request':
      requester.request();
      break;
    case 'startTimer':
      timer.start();
      break;
    case 'stopTimer':
      timer.stop();
      watchdog.stop();
      break;
    case 'watchAd':
      watchdog.start();
      break;
    case 'playBreak':
      requester.backend()?.play(effect.breakId);
      break;
    case 'abandonBreak':
      requester.backend()?.abandon?.();
      break;
    case 'holdContent':
      gate.pauseContent();
      view.cover(gate.hasBegun() ? undefined : dependencies.poster);
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
    case 'showPaused':
      view.showPaused(effect.paused);
      break;
    case 'notifyEnded':
      requester.backend()?.contentEnded();
      break;
    case 'dropBackend':
      requester.drop();
      break;
    case 'warn':
      dependencies.warn(effect.message);
      break;
    case 'send':
      send(effect.event);
      break;
  }
}
