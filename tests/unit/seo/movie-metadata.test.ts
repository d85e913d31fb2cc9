import { expect, test } from 'vitest';
import { filmTitles } from '@/lib/seo/movie-metadata';
import { filmFixture } from '../films/film-fixture';
import { filmWords } from './film-words';

const { t } = filmWords('fr');

test('a title says by whom the film is, in each language in other words', () => {
  const film = filmFixture('Fièvre', { year: 1921, directors: ['Louis Delluc'] });
  expect(filmTitles(film, 'fr', t)[0]).toBe('Fièvre (1921), film muet de Louis Delluc');
  expect(filmTitles(film, 'de', filmWords('de').t)[0]).toBe(
    'Fièvre (1921), Stummfilm von Louis Delluc',
  );
});

test('what has no room is left out bit by bit, the title last', () => {
  const film = filmFixture('La Roue', { year: 1923, directors: ['Abel Gance'] });
  expect(filmTitles(film, 'fr', t)).toEqual([
    'La Roue (1923), film muet d’Abel Gance',
    'La Roue (1923), film d’Abel Gance',
    'La Roue, film muet de 1923',
    'La Roue, film de 1923',
    'La Roue (1923)',
    'La Roue',
  ]);
});

test('of nobody, or of many, the year says enough', () => {
  const film = filmFixture('Études', { year: 2020, directors: ['A B', 'C D', 'E F'] });
  expect(filmTitles(film, 'fr', t)[0]).toBe('Études, film de 2020');
  expect(filmTitles(filmFixture('Nerven', { year: 2020 }), 'fr', t)[0]).toBe(
    'Nerven, film de 2020',
  );
});

test('two have made it together', () => {
  const film = filmFixture('Films', { year: 2020, directors: ['Ida Bär', 'Jo Lo'] });
  expect(filmTitles(film, 'fr', t)[0]).toBe('Films (2020), film d’Ida Bär et Jo Lo');
});

test('what is only heard is called no film', () => {
  const audio = { type: 'audio', sources: [{ provider: 'html5', src: '/media/canon/canon.mp3' }] };
  const work = filmFixture('Canon', { year: 2026, media: { audio } });
  expect(filmTitles(work, 'fr', t)[0]).toBe('Canon, œuvre sonore de 2026');
  expect(filmTitles(work, 'de', filmWords('de').t)[0]).toBe('Canon, Klangwerk von 2026');
});
