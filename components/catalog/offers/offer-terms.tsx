import { useTranslations } from 'next-intl';
import { adsOf } from '@/lib/catalog/films/ads-of';
import type { Film } from '@/lib/catalog/films/film';
import { providers } from '@/lib/security/hosts';

/** Terms of a film's offer: free, with or without advertisements, or at a provider. */
export function OfferTerms({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const ads = adsOf(film) ?? 'without';
  if (ads === 'with') return t('withAds');
  if (ads === 'without') return t('withoutAds');
  return t('atProvider', { provider: providers[ads].name });
}
