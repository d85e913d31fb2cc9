// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { OfferTerms } from '@/components/offer/offer-terms';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { filmFixture } from '../../films/film-fixture';
import { renderInLanguage } from '../render-in-language';

const said = (provider: string, ads: boolean, locale: 'fr' | 'de') => {
  const sources = [{ provider, src: provider === 'html5' ? '/media/a.mp4' : 'a' }];
  const film = filmFixture('a', { media: { film: { type: 'video', sources } }, vod: { ads } });
  return renderInLanguage(<OfferTerms film={film} />, locale).container.textContent;
};

it.each([
  ['fr', fr],
  ['de', de],
] as const)(
  'in %s promises no film without advertisements that a provider plays',
  (locale, { Film }) => {
    expect(said('html5', false, locale)).toBe(Film.withoutAds);
    expect(said('html5', true, locale)).toBe(Film.withAds);
    expect(said('youtube', false, locale)).toBe(Film.atProvider.replace('{provider}', 'YouTube'));
  },
);
