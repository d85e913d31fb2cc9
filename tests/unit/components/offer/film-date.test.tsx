// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FilmDate } from '@/components/offer/film-date';
import { renderInLanguage } from '../render-in-language';

it.each([
  ['2026-12-12T20:00:00+01:00', 'start', '12 décembre 2026 à 20h', '12. Dezember 2026, 20 Uhr'],
  [
    '2026-12-12T20:05:00+01:00',
    'start',
    '12 décembre 2026 à 20h05',
    '12. Dezember 2026, 20.05 Uhr',
  ],
  ['2026-12-01T00:00:00+01:00', 'start', '1er décembre 2026', '1. Dezember 2026'],
  ['2026-12-01T00:00:00+01:00', 'end', '1er décembre 2026 à 0h', '1. Dezember 2026, 0 Uhr'],
  ['2027-01-31T23:59:00+01:00', 'end', '31 janvier 2027', '31. Januar 2027'],
] as const)('%s as a %s is “%s” in French and “%s” in German', (moment, end, french, german) => {
  const date = new Date(moment);
  const said = (locale: 'fr' | 'de') =>
    renderInLanguage(<FilmDate date={date} end={end} />, locale).container.textContent?.replace(
      /\s/g,
      ' ',
    );
  expect([said('fr'), said('de')]).toEqual([french, german]);
});
