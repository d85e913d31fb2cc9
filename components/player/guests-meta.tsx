import type { AdConfig } from '@/lib/ads/ad-config';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { type Guests, guestsMeta, writeGuests } from '@/lib/security/guests';
import type { PlayerProps } from './player-props';

const originOf = (address: string | undefined) => address && new URL(address).origin;

/**
 * `<meta>` with the third-party origins that a player may contact; nothing without any. React hoists it to
 * the head, where the server reads it for the CSP (lib/security).
 */
export function GuestsMeta({ player }: { player: PlayerProps }) {
  const guests = guestsOf(player);
  return guests && <meta name={guestsMeta} content={writeGuests(guests)} />;
}

/** Third-party origins of a player; undefined without any. */
function guestsOf({ source, ads }: { source: PlayerSource; ads?: AdConfig }) {
  const providers = source.sources.flatMap(({ provider }) =>
    provider === 'html5' ? [] : [provider],
  );
  const foreign = ads && isAskedAbroad(ads) ? ads : undefined;
  if (providers.length === 0 && !foreign) return undefined;
  const guests: Guests = { providers: [...new Set(providers)] };
  if (foreign)
    guests.ads = { sdk: originOf(foreign.sdk), platform: originOf(foreign.platform?.script) };
  return guests;
}
