import type { Provider } from '@/lib/security/hosts';
import type { Film } from './film';

type Offered = {
  vod?: Pick<NonNullable<Film['vod']>, 'ads'> | undefined;
  media: Pick<Film['media'], 'film' | 'audio'>;
};

/**
 * Ads before a film: `with` (the site's own), `without`, or the provider whose embedded player may show its
 * own. Undefined if the film is not offered.
 */
export function adsOf({ vod, media }: Offered): 'with' | 'without' | Provider | undefined {
  const played = media.film ?? media.audio;
  if (!vod || !played) return undefined;
  if (vod.ads) return 'with';
  return played.sources.map(({ provider }) => provider).find(isForeign) ?? 'without';
}

const isForeign = (provider: Provider | 'html5') => provider !== 'html5';
