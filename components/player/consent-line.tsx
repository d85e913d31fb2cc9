import { lazy, Suspense } from 'react';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import type { PlayerProps } from './player-props';

// A house that shows only its own advertisements asks nobody, and needs none of it.
const AdConsent = lazy(async () => ({ default: (await import('./ad-consent')).AdConsent }));

/** Below a film whose advertisements come from elsewhere: what has been answered, and the way to take it back. */
export function ConsentLine({ ads, locale, words }: Pick<PlayerProps, 'ads' | 'locale' | 'words'>) {
  if (!ads || !isAskedAbroad(ads)) return null;
  return (
    <div className="shell">
      <Suspense>
        <AdConsent ads={ads} locale={locale} words={words} />
      </Suspense>
    </div>
  );
}
