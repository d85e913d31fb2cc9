'use client';

import { useSyncExternalStore } from 'react';
import type { AdConfig } from '@/lib/ads/ad-config';
import { deviceConsent, foreignHosts } from '@/lib/ads/consent';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  ads: AdConfig;
  locale: Locale;
  words: { adConsentGiven: string; adConsentRefused: string; adConsentForget: string };
};

/** What was answered to advertisements from elsewhere, and the way to take it back. Else nothing. */
export function AdConsent({ ads, locale, words }: Props) {
  const answer = useSyncExternalStore(
    deviceConsent.subscribe,
    deviceConsent.read,
    () => 'unknown' as const,
  );
  if (answer === 'unknown') return null;
  const hosts = foreignHosts(ads, window.location.href);
  if (hosts.length === 0) return null;
  const names = new Intl.ListFormat(locale).format(hosts);
  const said = answer === 'given' ? words.adConsentGiven : words.adConsentRefused;
  return (
    <p className="mt-3 text-sm">
      {said.replace('{host}', names)}{' '}
      <button
        type="button"
        onClick={deviceConsent.forget}
        className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4"
      >
        {words.adConsentForget}
      </button>
    </p>
  );
}
