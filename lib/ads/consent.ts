import { deviceText } from '@/lib/device/device-text';
import type { AdConfig } from './ad-config';

export type Consent = 'notNeeded' | 'given' | 'refused' | 'unknown';

/** Where the visitor's answer is kept. */
export type ConsentStore = {
  read: () => Exclude<Consent, 'notNeeded'>;
  remember: (answer: 'given' | 'refused') => void;
};

const stored = deviceText('bobine-ads-consent');

/** Kept on this device only; a browser that keeps nothing is asked again each time. */
export const deviceConsent = {
  read(): Exclude<Consent, 'notNeeded'> {
    const answer = stored.read();
    return answer === 'given' || answer === 'refused' ? answer : 'unknown';
  },
  remember(answer: 'given' | 'refused') {
    stored.write(answer);
  },
  /** The next film with advertisements asks again. */
  forget() {
    stored.write(null);
  },
  /** `listener` hears of an answer, and of its withdrawal. */
  subscribe: stored.subscribe,
} satisfies ConsentStore & Record<string, unknown>;

/** The houses that advertisements are asked of: the tag's, and the SDK's. None where all is our own. */
export function foreignHosts(
  { backend, sdk, tag }: Pick<AdConfig, 'backend' | 'sdk' | 'tag'>,
  page: string,
): string[] {
  const asked = backend === 'ima' && sdk ? [sdk, tag] : [tag];
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
