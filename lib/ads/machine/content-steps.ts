import { type AdBreak, breakTime } from '../ad-backend';
import type { Consent } from '../consent';
import type { AdEffect, AdMachine, Step } from './ad-machine';
import { cancel, playBreaks, release, reload, request, withEffects } from './steps';

const hold: AdEffect = { do: 'holdContent' };
const before = (step: Step, ...effects: AdEffect[]): Step => ({
  ...step,
  effects: [...effects, ...step.effects],
});

function requestOrAskConsent(machine: AdMachine, consent: Consent): Step {
  const held = { ...machine, held: true };
  if (consent === 'refused') return cancel(held);
  if (consent === 'unknown')
    return withEffects({ ...held, state: 'awaitingConsent' }, hold, { do: 'askConsent' });
  return before(request(held), hold);
}

/** Plays the film without ads. */
const playWithoutAds = (machine: AdMachine) =>
  withEffects({ ...machine, contentEnded: false }, { do: 'playContent' });

/** Ids of the unplayed breaks at the start or the end of the film. */
const unplayedAt = ({ breaks, played }: AdMachine, end: 'start' | 'end') =>
  breaks.filter(({ id, at }) => at === end && !played.includes(id)).map(({ id }) => id);

/** Ids of the opening breaks that are still unplayed. A self-timed backend is always started. */
function opening(machine: AdMachine): string[] {
  if (machine.played.includes('start')) return [];
  return machine.selfTimed ? ['start'] : unplayedAt(machine, 'start');
}

/** Starts the film once the ads are loaded: plays the pre-roll first, if there is one. */
export function startContent(machine: AdMachine): Step {
  const due = opening(machine);
  if (due.length === 0) return release(machine);
  const step = playBreaks(machine, due);
  const prerolls = machine.breaks.some(({ at }) => at === 'start');
  if (prerolls) return before(step, hold);
  const released = release(step.machine);
  return {
    machine: released.machine,
    effects: [...step.effects, ...released.effects],
  };
}

/** Handles a request to play the film: from a button, a key or autoplay. */
export function handlePlayIntent(machine: AdMachine, consent: Consent): Step {
  const held = { ...machine, held: true };
  switch (machine.state) {
    case 'idle':
      return requestOrAskConsent(machine, consent);
    case 'awaitingConsent':
    case 'contentPaused':
      return withEffects(machine);
    case 'requesting':
      return machine.held ? withEffects(machine) : withEffects(held, hold, { do: 'startTimer' });
    case 'loaded':
      if (machine.held) return withEffects(machine);
      return opening(machine).length > 0 ? startContent(held) : playWithoutAds(machine);
    case 'started':
      return machine.current ? withEffects(machine, { do: 'resumeAd' }) : playWithoutAds(machine);
    default:
      return playWithoutAds(machine);
  }
}

const watching = new Set(['loaded', 'contentResumed', 'started']);

/** The film's position changed, by playback or by a seek. */
export function updateTime(machine: AdMachine, time: number, duration: number): Step {
  if (machine.held || machine.current || !watching.has(machine.state)) return withEffects(machine);
  const moved = { ...machine, time };
  if (machine.selfTimed || machine.time === undefined) return withEffects(moved);
  const { due, passed } = findDueBreaks(machine.breaks, machine.played, {
    from: machine.time,
    to: time,
    duration,
  });
  return due.length > 0 ? playBreaks(moved, due, passed) : withEffects(moved);
}

/**
 * The film ended before a pending mid-roll started. The mid-roll is aborted, since resuming after it would
 * restart the film.
 */
function abortCurrentBreak(machine: AdMachine): Step {
  const finished = finish({ ...machine, current: undefined, queue: [] });
  return before(finished, { do: 'abandonBreak' }, { do: 'stopTimer' });
}

/** The film ended: plays the post-roll, or completes the ads so that new ones are loaded for a replay. */
export function finish(machine: AdMachine): Step {
  if (machine.contentEnded || machine.held) return withEffects(machine);
  if (machine.current) return machine.selfTimed ? withEffects(machine) : abortCurrentBreak(machine);
  const ended = { ...machine, contentEnded: true, reloaded: false, time: undefined };
  if (machine.state === 'allComplete') return reload(ended);
  if (!watching.has(machine.state)) return withEffects(ended);
  if (machine.selfTimed) return withEffects(ended, { do: 'notifyEnded' });
  const last = unplayedAt(machine, 'end');
  const all = machine.breaks.map(({ id }) => id);
  const passed = all.filter((id) => !last.includes(id));
  if (last.length > 0) return playBreaks(ended, last, passed);
  return withEffects({ ...ended, played: all }, { do: 'send', event: { type: 'allComplete' } });
}

type DueBreaks = { due: string[]; passed: string[] };

/**
 * The mid-rolls due when the film has moved from one time to another (seconds): the unplayed ones at the
 * latest position in between. Earlier ones are returned as `passed` and count as played.
 */
function findDueBreaks(
  breaks: readonly AdBreak[],
  played: readonly string[],
  { from, to, duration }: { from: number; to: number; duration: number },
): DueBreaks {
  const between = breaks
    .map((one) => ({ one, moment: breakTime(one, duration) }))
    .filter(
      ({ one, moment }) =>
        moment !== undefined && moment > from && moment <= to && !played.includes(one.id),
    )
    .sort((a, b) => (a.moment ?? 0) - (b.moment ?? 0));
  const last = between.at(-1)?.moment;
  const idsOf = (isDue: boolean) =>
    between.filter(({ moment }) => (moment === last) === isDue).map(({ one }) => one.id);
  return { due: idsOf(true), passed: idsOf(false) };
}
