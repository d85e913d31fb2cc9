// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmDate, OfferTerms } from '@/components/catalog/offers/offer-day';
import { PublicDomainNotes } from '@/components/movie/public-domain-notes';
import { Prices } from '@/components/shop/articles/price-and-stock';
import type { Film } from '@/lib/catalog/films/film';
import { getSite } from '@/lib/site/get-site';
import fr from '@/messages/fr.json';
import { filmFixture } from '../catalog/films/film-fixture';
import { renderInLanguage } from './render-in-language';

const draw = (node: React.ReactNode) => renderInLanguage(node).container;
/** The text of a component in French and in German. */
const textsOf = (node: React.ReactNode) =>
  (['fr', 'de'] as const).map((locale) =>
    renderInLanguage(node, locale).container.textContent?.replace(/\s/g, ' '),
  );

test.each([
  [0.75, '45 s', '45 Sek.'],
  [1, '1 min', '1 Min.'],
  [59.7, '1 h', '1 Std.'],
  [94, '1 h 34', '1 Std. 34 Min.'],
  [605, '10 h 05', '10 Std. 5 Min.'],
])('a running time of %d minutes is “%s” in French and “%s” in German', (minutes, ...texts) =>
  expect(textsOf(<Runtime minutes={minutes} />)).toEqual(texts),
);

test.each([
  ['2026-12-12T20:00:00+01:00', 'start', '12 décembre 2026 à 20h', '12. Dezember 2026, 20 Uhr'],
  ['2026-12-01T00:00:00+01:00', 'start', '1er décembre 2026', '1. Dezember 2026'],
  ['2026-12-01T00:00:00+01:00', 'end', '1er décembre 2026 à 0h', '1. Dezember 2026, 0 Uhr'],
  ['2027-01-31T23:59:00+01:00', 'end', '31 janvier 2027', '31. Januar 2027'],
] as const)('%s as the %s of an offer is “%s” and “%s”', (time, end, ...texts) =>
  expect(textsOf(<FilmDate date={new Date(time)} end={end} />)).toEqual(texts),
);

test('only a film in files of the site is called free of advertisements', () => {
  const terms = (provider: string, ads: boolean) => {
    const sources = [{ provider, src: provider === 'html5' ? '/media/a.mp4' : 'aqz-KE-bpKQ' }];
    const media = { film: { type: 'video', sources } };
    return draw(<OfferTerms film={filmFixture('a', { media, vod: { ads } })} />).textContent;
  };
  expect(terms('html5', false)).toBe(fr.Film.withoutAds);
  expect(terms('html5', true)).toBe(fr.Film.withAds);
  expect(terms('youtube', false)).toBe(fr.Film.atProvider.replace('{provider}', 'YouTube'));
});

test('the longer term of protection in Spain is in the future until it has ended', () => {
  // The content of the tests' site is valid today, not in 2020.
  getSite('fr');
  vi.useFakeTimers();
  const authors = [{ name: 'A', died: 1940 }];
  const film = { publicDomain: [{ territory: 'EU', since: 2011, spain: 2021, authors }] };
  const notes = <PublicDomainNotes film={film as unknown as Film} />;
  vi.setSystemTime(new Date('2020-12-31T12:00:00Z'));
  expect(textsOf(notes).join()).toMatch(/seulement dès.*erst ab 2021/);
  vi.setSystemTime(new Date('2021-01-01T12:00:00Z'));
  expect(textsOf(notes).join()).toMatch(/depuis 2021.*seit 2021/);
});

const both = [
  { amount: 3490, currency: 'CHF' as const },
  { amount: 3290, currency: 'EUR' as const },
];

test('each of several prices is marked with its currency, a single one cannot be hidden', () => {
  const drawn = draw(<Prices prices={both} />);
  expect(drawn.textContent).toMatch(/^34\.90\s+CHF\s\/\s32\.90\s+EUR$/);
  const marked = [...drawn.querySelectorAll<HTMLElement>('.prices > [data-price]')];
  expect(marked.map(({ dataset }) => dataset.price)).toEqual(['CHF', 'EUR']);
  const alone = draw(<Prices prices={both.slice(1)} />);
  expect(alone.querySelector('[data-price]')).toBeNull();
});
