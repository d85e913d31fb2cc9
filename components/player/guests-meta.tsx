import type { AdConfig } from '@/lib/ads/ad-config';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { type Guests, guestsMeta, writeGuests } from '@/lib/security/guests';
import type { PlayerProps } from './player-props';

const originOf = (address: string | undefined) => address && new URL(address).origin;

/** Whom a player may ask beside this site; nothing where that is nobody. React puts it into the head, where the front reads it (lib/security). */
export function GuestsMeta({ player }: { player: PlayerProps }) {
  const guests = guestsOf(player);
  return guests && <meta name={guestsMeta} content={writeGuests(guests)} />;
}

/** Whom a player may have to ask beside this site; `undefined` where it is nobody. */
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
