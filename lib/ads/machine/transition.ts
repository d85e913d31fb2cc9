import type { AdMachine, MachineEvent, Step } from './ad-machine';
import {
  complete,
  expire,
  failBreak,
  load,
  pauseContent,
  resumeContent,
  start,
  tellPaused,
} from './backend-steps';
import { finish, moveOn, wantPlay } from './content-steps';
import { cancel, request, stay } from './steps';

/** Without active ads, ad events are ignored. */
const over = (machine: AdMachine) => machine.state === 'cancelled' || machine.state === 'idle';

/** The state transition for an event: the new machine and its effects. Pure. */
export function transition(machine: AdMachine, event: MachineEvent): Step {
  switch (event.type) {
    case 'playIntent':
      return wantPlay(machine, event.consent);
    case 'consentGiven':
      return machine.state === 'awaitingConsent' ? request(machine) : stay(machine);
    case 'consentRefused':
      return over(machine) ? stay(machine) : cancel(machine);
    case 'loaded':
      return load(machine, event);
    case 'contentPauseRequested':
      return pauseContent(machine, event);
    case 'started':
      return start(machine, event);
    case 'contentResumeRequested':
      return resumeContent(machine);
    case 'paused':
    case 'resumed':
      return tellPaused(machine, event.type === 'paused');
    case 'progress':
      return machine.state === 'started' && machine.held
        ? stay(machine, { do: 'watchAd' })
        : stay(machine);
    case 'breakFailed':
      return over(machine) ? stay(machine) : failBreak(machine, event);
    case 'allComplete':
      return over(machine) ? stay(machine) : complete(machine);
    case 'contentTime':
      return moveOn(machine, event.time, event.duration);
    case 'contentEnded':
      return finish(machine);
    case 'warning':
      return stay(machine, { do: 'warn', message: event.message });
    case 'failed':
      return over(machine) ? stay(machine) : cancel(machine, event.message);
    case 'timeout':
      return over(machine) ? stay(machine) : expire(machine);
  }
}
