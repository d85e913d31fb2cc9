import {
  type AdEffect,
  type AdMachine,
  type AdState,
  initialMachine,
  type MachineEvent,
} from '@/lib/ads/machine/ad-machine';
import { transition } from '@/lib/ads/machine/transition';

/** Sends events one after the other, with those the machine sends itself, and keeps what came of it. */
export function playThrough(events: readonly MachineEvent[], from: AdMachine = initialMachine) {
  let machine = from;
  const states: AdState[] = [machine.state];
  const effects: AdEffect[] = [];
  const queue = [...events];
  for (let event = queue.shift(); event; event = queue.shift()) {
    const step = transition(machine, event);
    machine = step.machine;
    if (states.at(-1) !== machine.state) states.push(machine.state);
    effects.push(...step.effects);
    const sent = step.effects.flatMap((effect) => (effect.do === 'send' ? [effect.event] : []));
    queue.unshift(...sent);
  }
  const names = effects.map((effect) => effect.do);
  const count = (name: AdEffect['do']) => names.filter((one) => one === name).length;
  const breaks = effects.flatMap((effect) => (effect.do === 'playBreak' ? [effect.breakId] : []));
  return { machine, states, effects, names, count, breaks };
}

export const intent: MachineEvent = { type: 'playIntent', consent: 'notNeeded' };
export const loaded = (
  ...breaks: Extract<MachineEvent, { type: 'loaded' }>['breaks']
): MachineEvent => ({
  type: 'loaded',
  breaks,
  selfTimed: false,
});
export const preroll = { id: 'pre', at: 'start' } as const;
export const postroll = { id: 'post', at: 'end' } as const;
export const midroll = (at: number) => ({ id: `mid ${at}`, at });
export const runs: MachineEvent[] = [
  { type: 'contentPauseRequested' },
  { type: 'started', ad: { linear: true } },
  { type: 'contentResumeRequested' },
];
export const at = (time: number): MachineEvent => ({ type: 'contentTime', time, duration: 100 });
export const ended: MachineEvent = { type: 'contentEnded' };
