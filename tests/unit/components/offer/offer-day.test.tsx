// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OfferDay } from '@/components/offer/offer-day';
import type { Film } from '@/lib/films/film';
import { renderInLanguage } from '../render-in-language';

const from = new Date('2026-11-23T00:00:00+01:00');
const until = new Date('2026-12-02T23:59:00+01:00');
const said = (vod: object, end: 'start' | 'end', locale: 'fr' | 'de' = 'fr') => {
  const film = { slug: 'a', title: { text: 'A' }, vod: { ads: false, ...vod } } as Film;
  const { container } = renderInLanguage(<OfferDay film={film} end={end} />, locale);
  return container.querySelector('span span')?.textContent?.replace(/\s/g, ' ');
};

it('says with the beginning of an offer when it ends, where that is known', () => {
  expect(said({ from }, 'start')).toBe('Dès le 23 novembre 2026');
  expect(said({ from, until }, 'start')).toBe('Dès le 23 novembre 2026, jusqu’au 2 décembre 2026');
  expect(said({ from, until }, 'start', 'de')).toBe('Ab 23. November 2026, bis 2. Dezember 2026');
  expect(said({ from, until }, 'end')).toBe('Jusqu’au 2 décembre 2026');
});
