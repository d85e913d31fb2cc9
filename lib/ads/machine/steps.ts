import type { AdEffect, AdMachine, MachineEvent, Step } from './ad-machine';

export const withEffects = (machine: AdMachine, ...effects: AdEffect[]): Step => ({
  machine,
  effects,
});

/** Requests ads; the list of played breaks stays. */
export function request(machine: AdMachine): Step {
  return {
    machine: {
      ...machine,
      ...{ state: 'requesting', breaks: [], selfTimed: false, current: undefined, queue: [] },
    },
    effects: [{ do: 'startTimer' }, { do: 'request' }],
  };
}

/** Requests new ads for a replay, once each time the film has ended. */
export function reload(machine: AdMachine): Step {
  return request({ ...machine, reloaded: true, played: [], time: undefined });
}

/** Ends the ad and starts the film if the machine holds it. */
export function release(machine: AdMachine, ...before: AdEffect[]): Step {
  const effects: AdEffect[] = [...before, { do: 'stopTimer' }, { do: 'hideAd' }];
  effects.push({ do: 'uncoverContent' });
  if (machine.held) effects.push({ do: 'playContent' });
  const contentEnded = machine.held ? false : machine.contentEnded;
  return { machine: { ...machine, held: false, current: undefined, contentEnded }, effects };
}

/** Ends all ads; a held film starts. */
export function cancel(machine: AdMachine, message?: string): Step {
  const before: AdEffect[] = message
    ? [{ do: 'warn', message }, { do: 'dropBackend' }]
    : [{ do: 'dropBackend' }];
  return release({ ...machine, state: 'cancelled' }, ...before);
}

/** @param breakIds at least one; all at the same position, played in sequence */
export function playBreaks(
  machine: AdMachine,
  [breakId = '', ...queue]: readonly string[],
  passed: readonly string[] = [],
): Step {
  const played = [...new Set([...machine.played, ...passed, breakId])];
  return {
    machine: { ...machine, played, current: breakId, queue },
    effects: [{ do: 'startTimer' }, { do: 'playBreak', breakId }],
  };
}

/**
 * Ends a break: plays the next one at the same position, else resumes the film. After the last
 * break `allComplete` is sent, unless the backend is self-timed and sends it.
 */
export function endBreak(machine: AdMachine, ...before: AdEffect[]): Step {
  if (machine.queue.length > 0) {
    const next = playBreaks(machine, machine.queue);
    return {
      ...next,
      effects: [...before, { do: 'stopTimer' }, { do: 'hideAd' }, ...next.effects],
    };
  }
  const step = release({ ...machine, state: 'contentResumed' }, ...before);
  const hasUnplayed = machine.breaks.some(({ id }) => !machine.played.includes(id));
  if (hasUnplayed || machine.selfTimed) return step;
  const event: MachineEvent = { type: 'allComplete' };
  return { ...step, effects: [...step.effects, { do: 'send', event }] };
}
