// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { InCinemas } from '@/components/movie/movie-way';
import { screeningsOf } from '@/lib/films/screenings/screenings-of';
import { cinemas, screening } from '../../films/screenings/small-cinemas';
import { renderInLanguage } from '../render-in-language';

const announced = cinemas({ z: [screening('licht', '2026-12-04T20:30+01:00')] });
const said = (locale: 'fr' | 'de', more: number) => {
  const [next] = screeningsOf('z', announced, locale);
  if (!next) throw new Error('no screening');
  const { container } = renderInLanguage(<InCinemas kind="cinema" {...{ next, more }} />, locale);
  return container.textContent;
};

it('says the cinema before its town', () => {
  expect(said('fr', 1)).toBe('Au cinéma dès le vendredi 4 décembre, Salle Lumière, Berne');
  expect(said('de', 0)).toBe('Im Kino am Freitag, 4. Dezember, Lichtsaal, Bern');
});
