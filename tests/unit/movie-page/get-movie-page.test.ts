import { expect, test } from 'vitest';
import { bookingsOf } from '@/lib/movie-page/get-movie-page';
import { filmFixture } from '../films/film-fixture';

const own = { name: 'Anna', email: 'anna@film.example' };
const house = { bookings: { name: 'Desk', phone: '+41 22 000 00 00' } };

test('a film names whom to ask, or the house does, or nobody lends it', () => {
  expect(bookingsOf(filmFixture('a', { bookings: own }), house)).toEqual(own);
  expect(bookingsOf(filmFixture('a'), house)).toEqual(house.bookings);
  expect(bookingsOf(filmFixture('a', { bookings: false }), house)).toBeUndefined();
  expect(bookingsOf(filmFixture('a'), {})).toBeUndefined();
});
