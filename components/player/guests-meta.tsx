import { guestsMeta, writeGuests } from '@/lib/policy/guests';
import { guestsOf } from './guests-of';
import type { PlayerProps } from './player-props';

/** Whom a player may ask beside this site; nothing where that is nobody. React puts it into the head, where the front reads it (lib/policy). */
export function GuestsMeta({ player }: { player: PlayerProps }) {
  const guests = guestsOf(player);
  return guests && <meta name={guestsMeta} content={writeGuests(guests)} />;
}
