import type { Provider } from '@/lib/security/hosts';
import type { Film } from './film';

type Offered = {
  vod?: Pick<NonNullable<Film['vod']>, 'ads'> | undefined;
  media: Pick<Film['media'], 'film' | 'audio'>;
};

/**
 * Whether advertisements stand before what plays of a film: the house's own do (`with`), none do (`without`), or the house
 * shows none but cannot promise it, since the player is another's: that provider. `undefined` where it is not offered.
 */
export function adsOf({ vod, media }: Offered): 'with' | 'without' | Provider | undefined {
  const played = media.film ?? media.audio;
  if (!vod || !played) return undefined;
  if (vod.ads) return 'with';
  return played.sources.map(({ provider }) => provider).find(isForeign) ?? 'without';
}

const isForeign = (provider: Provider | 'html5') => provider !== 'html5';
