import type { PlayerProps } from './player-props';

/** Empty place for the companions of a film's ads, if the site has set one. `lib/ads` fills and shows it. */
export function CompanionPlace({ ads }: Pick<PlayerProps, 'ads'>) {
  return ads?.companion && <div data-ad-companion="" hidden className="shell pt-4" />;
}
