import {
  type Answer,
  type Choice,
  choiceOf,
  choose,
  watchChoices,
} from '@/lib/security/consent/choices';
import type { AdConfig } from './ad-config';

export type Consent = Choice | 'notNeeded';

/** Where the visitor's answer is kept. */
export type ConsentStore = {
  read: () => Choice;
  remember: (answer: Answer) => void;
  /** `listener` hears of an answer, and of its withdrawal. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Kept with the visitor's other choices, on this device only. */
export const deviceConsent: ConsentStore = {
  read: () => choiceOf('ads'),
  remember: (answer) => void choose('ads', answer),
  subscribe: watchChoices,
};

/** The houses that advertisements are asked of: the tag's, the SDK's, the platform's. None where all is our own. */
export function foreignHosts(
  { backend, sdk, tag, platform }: Pick<AdConfig, 'backend' | 'sdk' | 'tag' | 'platform'>,
  page: string,
): string[] {
  const asked = [
    ...(backend === 'ima' && sdk ? [sdk] : []),
    tag,
    ...(platform ? [platform.script] : []),
  ];
  const hosts = asked.map((address) => new URL(address, page).host);
  return [...new Set(hosts)].filter((host) => host !== new URL(page).host);
}

/**
 * Our own VAST tag tells nobody anything and sets no cookie, so nothing is asked; the backend then
 * refuses other origins. A foreign tag or Google's SDK waits for a yes.
 */
export function consentFor(
  { backend, tag }: Pick<AdConfig, 'backend' | 'tag'>,
  page: string,
  store: ConsentStore,
): Consent {
  const own = new URL(tag, page).origin === new URL(page).origin;
  return backend === 'vast' && own ? 'notNeeded' : store.read();
}
