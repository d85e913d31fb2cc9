import {
  type Answer,
  type Choice,
  choiceOf,
  choose,
  watchChoices,
} from '@/lib/security/consent/choices';
import type { AdConfig } from './ad-config';

export type Consent = Choice | 'notNeeded';

/** Storage of the visitor's answer. */
export type ConsentStore = {
  read: () => Choice;
  remember: (answer: Answer) => void;
  /** `listener` is called for an answer and for its withdrawal. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

/** Stored with the visitor's other privacy choices, on this device only. */
export const deviceConsent: ConsentStore = {
  read: () => choiceOf('ads'),
  remember: (answer) => void choose('ads', answer),
  subscribe: watchChoices,
};

/**
 * Third-party hosts involved in ads: the tag's, the SDK's, the platform's. Empty if all are the page's own.
 */
export function thirdPartyHosts(
  { backend, sdk, tag, platform }: Pick<AdConfig, 'backend' | 'sdk' | 'tag' | 'platform'>,
  page: string,
): string[] {
  const urls = [
    ...(backend === 'ima' && sdk ? [sdk] : []),
    tag,
    ...(platform ? [platform.script] : []),
  ];
  const hosts = urls.map((address) => new URL(address, page).host);
  return [...new Set(hosts)].filter((host) => host !== new URL(page).host);
}

/**
 * Our own VAST tag sends nothing to third parties and sets no cookie, so no consent is needed; the backend
 * then refuses other origins. A third-party tag or Google's SDK needs the visitor's consent.
 */
export function consentFor(
  { backend, tag }: Pick<AdConfig, 'backend' | 'tag'>,
  page: string,
  store: ConsentStore,
): Consent {
  const isOwnTag = new URL(tag, page).origin === new URL(page).origin;
  return backend === 'vast' && isOwnTag ? 'notNeeded' : store.read();
}
