import type { Contact } from '@/lib/content/schema/contact';
import type { Film } from '@/lib/films/film';

/** Whom to ask for a film: its own contact, else the house's; nobody where the film says that nobody lends it. */
export function bookingsOf(
  { bookings }: Pick<Film, 'bookings'>,
  house: { bookings?: Contact },
): Contact | undefined {
  if (bookings === false) return undefined;
  return bookings ?? house.bookings;
}
