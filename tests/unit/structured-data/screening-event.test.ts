import { expect, test } from 'vitest';
import { getFilm } from '@/lib/films/get-film';
import { screeningEvent } from '@/lib/structured-data/screening-event';
import { faultsOf } from './faults-of';

const events = (slug: string) => {
  const film = getFilm(slug, 'fr');
  return film?.screenings.map((screening) => screeningEvent(film, screening, 'fr')) ?? [];
};

test('a screening says when by the clocks there, where, and in which version', () => {
  const [first] = events('nerven');
  expect(first && faultsOf([first])).toEqual([]);
  expect(first).toMatchObject({
    startDate: '2098-11-07T20:30+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    subtitleLanguage: ['fr'],
    location: {
      name: 'Cinéma Bio',
      url: 'https://bio.example',
      address: { addressLocality: 'Genève', addressCountry: 'CH' },
    },
  });
});

test('one that is cancelled says so, and one that was moved says from when', () => {
  const all = events('die-puppe');
  expect(faultsOf(all)).toEqual([]);
  expect(all).toMatchObject([
    { eventStatus: 'https://schema.org/EventCancelled' },
    {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2098-11-10T19:00-05:00',
      previousStartDate: '2098-11-09T19:00-05:00',
    },
  ]);
});
