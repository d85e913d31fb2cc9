import { expect, test } from 'vitest';
import { venuesSchema, wheelchairAccess } from '@/lib/content/schema/venue';
import { faultsOf } from './faults-of';

const owed = { name: 'Cinéma Bio', town: 'Genf' };

test('a venue owes its name and its town', () => {
  expect(venuesSchema.parse({ bio: owed })).toEqual({ bio: owed });
});

test('all that can be said of a venue is taken', () => {
  expect(wheelchairAccess).toEqual(['full', 'partial', 'none']);
  for (const wheelchair of wheelchairAccess) {
    const full = {
      ...{ ...owed, address: 'Rue 1', country: 'CH', website: 'https://bio.example/', wheelchair },
      timeZone: 'Europe/Zurich',
    };
    expect(venuesSchema.parse({ bio: full })).toEqual({ bio: full });
  }
});

const country = 'bio.country: an ISO 3166 code such as CH';

test.each([
  [{ name: '' }, 'bio.name: a name, or one for each language'],
  [{ town: '' }, 'bio.town: a name, or one for each language'],
  [{ address: '' }, 'bio.address: a name, or one for each language'],
  [{ country: 'CHE' }, country],
  [{ country: 'xCH' }, country],
  [{ country: 'ch' }, country],
  [{ website: 'bio.example' }, 'bio.website: an address that begins with https://'],
  [{ timeZone: 'Genf' }, 'bio.timeZone: a time zone such as Europe/Zurich'],
  [{ seats: 80 }, 'bio: Unrecognized key: "seats"'],
])('a venue with %j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(venuesSchema, { bio: { ...owed, ...change } })).toEqual([fault]);
});

test('a venue has a slug', () => {
  expect(faultsOf(venuesSchema, { 'Cinéma Bio': owed })).toHaveLength(1);
  expect(faultsOf(venuesSchema, { bio: { ...owed, wheelchair: true } })).toHaveLength(1);
});
