import type { AdEvent } from '../ad-backend';
import type { AdEffect, AdMachine, MachineEvent, Step } from './ad-machine';
import { finish, handlePlayIntent, startContent, updateTime } from './content-steps';
import { cancel, endBreak, release, reload, request, withEffects } from './steps';

/** Whether no ads are active; ad events are then ignored. */
const isInactive = (machine: AdMachine) =>
  machine.state === 'cancelled' || machine.state === 'idle';

/** The state transition for an event: the new machine and its effects. Pure. */
export function transition(machine: AdMachine, event: MachineEvent): Step {
  switch (event.type) {
    case 'playIntent':
      return handlePlayIntent(machine, event.consent);
    case 'consentGiven':
      return machine.state === 'awaitingConsent' ? request(machine) : withEffects(machine);
    case 'consentRefused':
      return isInactive(machine) ? withEffects(machine) : cancel(machine);
    case 'loaded':
      return handleLoaded(machine, event);
    case 'contentPauseRequested':
      return pauseContent(machine, event);
    case 'started':
      return start(machine, event);
    case 'contentResumeRequested':
      return resumeContent(machine);
    case 'paused':
    case 'resumed':
      return reportPaused(machine, event.type === 'paused');
    case 'progress':
      return machine.state === 'started' && machine.held
        ? withEffects(machine, { do: 'watchAd' })
        : withEffects(machine);
    case 'breakFailed':
      return isInactive(machine) ? withEffects(machine) : failBreak(machine, event);
    case 'allComplete':
      return isInactive(machine) ? withEffects(machine) : complete(machine);
    case 'contentTime':
      return updateTime(machine, event.time, event.duration);
    case 'contentEnded':
      return finish(machine);
    case 'warning':
      return withEffects(machine, { do: 'warn', message: event.message });
    case 'failed':
      return isInactive(machine) ? withEffects(machine) : cancel(machine, event.message);
    case 'timeout':
      return isInactive(machine) ? withEffects(machine) : expire(machine);
  }
}

type EventOf<Type extends AdEvent['type']> = Extract<AdEvent, { type: Type }>;

function handleLoaded(machine: AdMachine, { breaks, selfTimed }: EventOf<'loaded'>): Step {
  if (machine.state !== 'requesting') return withEffects(machine);
  if (breaks.length === 0) return cancel(machine, 'The ad server has no advertisement');
  const loaded: AdMachine = { ...machine, state: 'loaded', breaks, selfTimed };
  return loaded.held ? startContent(loaded) : withEffects(loaded, { do: 'stopTimer' });
}

const pausable = new Set(['loaded', 'contentResumed', 'started']);

function pauseContent(machine: AdMachine, { breakId }: EventOf<'contentPauseRequested'>): Step {
  if (!pausable.has(machine.state)) return withEffects(machine);
  const current = machine.current ?? breakId ?? 'break';
  const played = [...new Set([...machine.played, current])];
  // After the end of the film there is nothing to resume.
  const held = machine.held || !machine.contentEnded;
  const paused: AdMachine = { ...machine, state: 'contentPaused', current, played, held };
  return withEffects(paused, { do: 'holdContent' }, { do: 'startTimer' });
}

const startable = new Set(['loaded', 'contentPaused', 'contentResumed', 'started']);

/** A linear ad replaces the film's picture. A non-linear ad is shown over the running film. */
function start(machine: AdMachine, { ad }: EventOf<'started'>): Step {
  if (!startable.has(machine.state)) return withEffects(machine);
  const started: AdMachine = { ...machine, state: 'started' };
  if (ad.linear)
    return withEffects(started, { do: 'stopTimer' }, { do: 'showAd', ad }, { do: 'watchAd' });
  const { effects, machine: released } = release(started);
  return { machine: released, effects: [...effects, { do: 'showAd', ad }] };
}

function resumeContent(machine: AdMachine): Step {
  const running = machine.state === 'contentPaused' || machine.state === 'started';
  // A self-timed backend is always started with the opening break, even if it has nothing to play there.
  const empty = machine.state === 'loaded' && machine.held;
  return running || empty ? endBreak(machine) : withEffects(machine);
}

function failBreak(machine: AdMachine, { breakId, message }: EventOf<'breakFailed'>): Step {
  const warnings: AdEffect[] = message ? [{ do: 'warn', message }] : [];
  if (machine.current !== breakId) return withEffects(machine, ...warnings);
  const hasUnplayed = machine.breaks.some(({ id }) => !machine.played.includes(id));
  return hasUnplayed ? endBreak(machine, ...warnings) : cancel(machine, message);
}

const tooLate = 'No advertisement within 12 seconds';

/**
 * No ad has arrived or progressed for 12 s. If the machine times the breaks, only the stalled break is aborted.
 * All ads are cancelled if no unplayed break is left, if the backend times the breaks (`selfTimed`), or if no
 * break has been requested yet.
 */
function expire(machine: AdMachine): Step {
  const { current, selfTimed, state } = machine;
  if (!current || selfTimed || state === 'requesting') return cancel(machine, tooLate);
  const step = failBreak(machine, { type: 'breakFailed', breakId: current, message: tooLate });
  return { ...step, effects: [{ do: 'abandonBreak' }, ...step.effects] };
}

/** The ad was paused or resumed; ignored if none is running. */
function reportPaused(machine: AdMachine, paused: boolean): Step {
  return machine.state === 'started'
    ? withEffects(machine, { do: 'showPaused', paused })
    : withEffects(machine);
}

/** All ads are complete. After the film has ended, new ads are requested once. */
function complete(machine: AdMachine): Step {
  if (machine.state === 'requesting') return withEffects(machine);
  const { machine: done, effects } = release({ ...machine, state: 'allComplete' });
  if (!done.contentEnded || done.reloaded) return { machine: done, effects };
  const reloadedStep = reload(done);
  return { machine: reloadedStep.machine, effects: [...effects, ...reloadedStep.effects] };
}
