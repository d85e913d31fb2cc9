import { deviceRecord } from '@/lib/primitives/storage/device-record';
import type { Outcome } from '@/lib/primitives/storage/device-text';
import type { Provider } from '@/lib/security/hosts';

/** Of whom a visitor is asked: a provider of films, or whoever shows advertisements. */
export type Party = Provider | 'ads';
export type Answer = 'given' | 'refused';
/** `unknown`: not asked yet, or forgotten. */
export type Choice = Answer | 'unknown';

const stored = deviceRecord('bobine-choices');

/** What this device's visitor has answered. A browser that keeps nothing is asked again each time. */
export function choiceOf(party: Party): Choice {
  const answer = stored.read()[party];
  return answer === 'given' || answer === 'refused' ? answer : 'unknown';
}

/** Keeps an answer on this device, if the browser does; `unknown` forgets it. */
export function choose(party: Party, choice: Choice): Outcome {
  const { [party]: _, ...others } = stored.read();
  return stored.write(choice === 'unknown' ? others : { ...others, [party]: choice });
}

/** `listener` hears of each answer and of its withdrawal, here or in another tab. Returns how to stop. */
export const watchChoices = stored.subscribe;
