import { deviceRecord, type Outcome } from '@/lib/primitives/storage/device-storage';
import type { Provider } from '@/lib/security/hosts';

/** A third party that requires consent: a video provider, or advertisements. */
export type Party = Provider | 'ads';
export type Answer = 'given' | 'refused';
/** `unknown`: not asked yet, or reset. */
export type Choice = Answer | 'unknown';

const stored = deviceRecord('bobine-choices');

/** The stored answer on this device. Without storage the visitor is asked each time. */
export function choiceOf(party: Party): Choice {
  const answer = stored.read()[party];
  return answer === 'given' || answer === 'refused' ? answer : 'unknown';
}

/** Stores an answer on this device, if possible; `unknown` deletes it. */
export function choose(party: Party, choice: Choice): Outcome {
  const { [party]: _, ...others } = stored.read();
  return stored.write(choice === 'unknown' ? others : { ...others, [party]: choice });
}

/** Calls `listener` on each change of an answer, also in other tabs. Returns an unsubscribe function. */
export const watchChoices = stored.subscribe;
