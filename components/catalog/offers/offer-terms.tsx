import { useTranslations } from 'next-intl';
import { adsOf } from '@/lib/catalog/films/ads-of';
import type { Film } from '@/lib/catalog/films/film';
import { providers } from '@/lib/security/hosts';

/** On which terms a film is offered: free, with advertisements or without, or with whom it lies. */
export function OfferTerms({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const ads = adsOf(film) ?? 'without';
  if (ads === 'with') return t('withAds');
  if (ads === 'without') return t('withoutAds');
  return t('atProvider', { provider: providers[ads].name });
}
