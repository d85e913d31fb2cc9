import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { searchFilms } from '@/lib/films/search/search-films';
import { answerSurprise } from '@/lib/films/surprise/answer-surprise';
import type { Locale } from '@/lib/i18n/locales';

const now = new Date('2026-11-21T12:00:00Z');

function location(query: string, chance: number, locale: Locale = 'fr') {
  const answer = answerSurprise(new URLSearchParams(query), locale, { now, chance });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

describe('answerSurprise', () => {
  it('leads to every film of the query, by chance, and to no other', () => {
    const query = parseQuery({ country: 'DE', decade: '1920' });
    const { films, total } = searchFilms(query, 'fr', now, 1000);
    const paths = films.map(({ film }) => `/movie/${film.slug}`);
    const led = paths.map((_, at) => location('country=DE&decade=1920', (at + 0.5) / total));
    expect(led.toSorted()).toEqual(paths.toSorted());
    expect(paths).toContain(location('country=DE&decade=1920', 0.999999));
  });

  it('stays in the language', () => {
    expect(location('', 0.5, 'de')).toMatch(/^\/de\/movie\//);
  });

  it('leads to the catalogue that says so where nothing is found', () => {
    expect(location('decade=1890&genre=nothing&page=3', 0.5)).toBe(
      '/catalogue?genre=nothing&decade=1890',
    );
  });

  it('is stored by nobody and followed by no crawler', () => {
    const { headers } = answerSurprise(new URLSearchParams(), 'fr', { now, chance: 0 });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
