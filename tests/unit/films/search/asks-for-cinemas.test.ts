import { expect, test } from 'vitest';
import { buildIndex } from '@/lib/films/search/build-index';
import { openIndex } from '@/lib/films/search/get-search-index';
import { asksForCinemas } from '@/lib/films/search/ways-out';
import { cinemas, screening } from '../screenings/small-cinemas';
import { smallHouse } from './small-house';

const { library } = smallHouse({ nerven: {} });
const index = openIndex(
  buildIndex({
    ...library,
    site: { ...library.site, timeZone: 'Europe/Zurich' },
    ...cinemas({ nerven: [screening('bio', '2026-12-04T20:30+01:00')] }),
  }),
);
const asks = (text: string, now = '2026-12-04T14:00:00Z') =>
  asksForCinemas(index, text, new Date(now));

test.each(['ce soir', 'nebel heute Abend', 'au cinéma', 'Genf', 'nebel in Bern', 'gratis tonight'])(
  '“%s” speaks of a time to go to the cinema, or of a place that has one',
  (text) => {
    expect(asks(text)).toBe(true);
  },
);

test.each(['gratuit', 'nebel', 'moins de 20 minutes', 'sans sous-titres', ''])(
  '“%s” speaks of neither',
  (text) => {
    expect(asks(text)).toBe(false);
  },
);

test('once the last screening is over nothing speaks of cinemas', () => {
  expect(asks('Genf', '2027-01-01T00:00:00Z')).toBe(false);
  expect(asks('ce soir', '2027-01-01T00:00:00Z')).toBe(false);
});
