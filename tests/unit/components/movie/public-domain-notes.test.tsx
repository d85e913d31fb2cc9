// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicDomainNotes } from '@/components/movie/public-domain-notes';
import type { Film } from '@/lib/films/film';
import { renderInLanguage } from '../render-in-language';

const authors = [{ name: 'A', died: 1940 }];
const film = { publicDomain: [{ territory: 'EU', since: 2011, spain: 2021, authors }] };
const shown = (locale: 'fr' | 'de') =>
  renderInLanguage(<PublicDomainNotes film={film as unknown as Film} />, locale).container
    .textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('Spain’s ten years more are said as to come until they are over', () => {
  vi.setSystemTime(new Date('2020-12-31T12:00:00Z'));
  expect(shown('fr')).toContain('En Espagne, seulement dès');
  expect(shown('de')).toContain('In Spanien erst ab 2021.');
  vi.setSystemTime(new Date('2021-01-01T12:00:00Z'));
  expect(shown('fr')).toContain('En Espagne, depuis 2021.');
  expect(shown('de')).toContain('In Spanien seit 2021.');
});
