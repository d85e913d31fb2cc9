// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { MovieVersions } from '@/components/movie/movie-versions';
import messages from '@/messages/fr.json';
import { filmFixture } from '../../films/film-fixture';
import { renderInLanguage } from '../render-in-language';

const audioOf = (year: number, facts: object = {}) => {
  const film = filmFixture('a', { year, versions: [{ resolution: 'DCP' }], ...facts });
  const { container } = renderInLanguage(<MovieVersions film={film} />, 'fr');
  return container.querySelector('tbody td:nth-child(2)')?.textContent;
};

it('calls a copy silent only where its film is', () => {
  const { silent } = messages.Film;
  expect(audioOf(1920)).toBe(silent);
  expect(audioOf(1935, { sound: 'silent' })).toBe(silent);
  expect(audioOf(1935)).not.toBe(silent);
});
