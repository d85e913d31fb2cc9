// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { MovieAccess } from '@/components/movie/movie-access';
import { filmFixture } from '../../films/film-fixture';
import { renderInLanguage } from '../render-in-language';

const film = filmFixture('a', { access: { audioDescription: ['de'], signLanguage: ['sgg'] } });
const said = (locale: 'fr' | 'de', of = film) => {
  const { container } = renderInLanguage(<MovieAccess film={of} />, locale);
  return [...container.querySelectorAll('li > span:last-child')].map((line) => line.textContent);
};

it('says who can follow a film, and in which languages', () => {
  expect(said('fr')).toEqual([
    'Audiodescription (allemand)',
    'Langue des signes (suisse-allemande)',
  ]);
  expect(said('de')).toEqual(['Audiodeskription (Deutsch)', 'Gebärdensprache (Deutschschweiz)']);
});

it('says nothing where there is nothing', () => {
  expect(renderInLanguage(<MovieAccess film={filmFixture('a')} />).container.innerHTML).toBe('');
});
