import type { AdEvent } from '../ad-backend';
import type { AdMachine, Step } from './ad-machine';
import { open } from './content-steps';
import { cancel, endBreak, release, reload, stay } from './steps';

type EventOf<Type extends AdEvent['type']> = Extract<AdEvent, { type: Type }>;

export function load(machine: AdMachine, { breaks, selfTimed }: EventOf<'loaded'>): Step {
  if (machine.state !== 'requesting') return stay(machine);
  if (breaks.length === 0) return cancel(machine, 'The ad server has no advertisement');
  const loaded: AdMachine = { ...machine, state: 'loaded', breaks, selfTimed };
  return loaded.held ? open(loaded) : stay(loaded, { do: 'stopTimer' });
}

const pausable = new Set(['loaded', 'contentResumed', 'started']);

export function pauseContent(
  machine: AdMachine,
  { breakId }: EventOf<'contentPauseRequested'>,
): Step {
  if (!pausable.has(machine.state)) return stay(machine);
  const current = machine.current ?? breakId ?? 'break';
  const played = [...new Set([...machine.played, current])];
  // After the end there is nothing to go on with.
  const held = machine.held || !machine.contentEnded;
  const paused: AdMachine = { ...machine, state: 'contentPaused', current, played, held };
  return stay(paused, { do: 'holdContent' }, { do: 'startTimer' });
}

const startable = new Set(['loaded', 'contentPaused', 'contentResumed', 'started']);

/** A linear ad has the picture to itself; any other lies over the film, which runs on. */
export function start(machine: AdMachine, { ad }: EventOf<'started'>): Step {
  if (!startable.has(machine.state)) return stay(machine);
  const started: AdMachine = { ...machine, state: 'started' };
  if (ad.linear) return stay(started, { do: 'stopTimer' }, { do: 'showAd', ad });
  const { effects, machine: released } = release(started);
  return { machine: released, effects: [...effects, { do: 'showAd', ad }] };
}

export function resumeContent(machine: AdMachine): Step {
  const running = machine.state === 'contentPaused' || machine.state === 'started';
  // A self-timed backend may find nothing to play for the break it was started with.
  const empty = machine.state === 'loaded' && machine.held;
  return running || empty ? endBreak(machine) : stay(machine);
}

export function failBreak(machine: AdMachine, { breakId, message }: EventOf<'breakFailed'>): Step {
  if (machine.current !== breakId) return stay(machine, { do: 'warn', message });
  const left = machine.breaks.some(({ id }) => !machine.played.includes(id));
  return left ? endBreak(machine, { do: 'warn', message }) : cancel(machine, message);
}

/** New ads are asked for when the film is over, once for each time it ends. */
export function complete(machine: AdMachine): Step {
  if (machine.state === 'requesting') return stay(machine);
  const { machine: done, effects } = release({ ...machine, state: 'allComplete' });
  if (!done.contentEnded || done.reloaded) return { machine: done, effects };
  const again = reload(done);
  return { machine: again.machine, effects: [...effects, ...again.effects] };
}
