import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { findFilms } from '@/lib/films/search/find-films';
import { smallHouse } from './small-house';

const { index } = smallHouse({
  brasier: {
    ...{ companies: ['Films Albatros'], distributors: [{ name: 'Praesens-Film' }] },
    festivals: [{ festival: { fr: 'Semaine du lac', de: 'Seewoche' }, award: 'Hibou' }],
  },
  other: {},
});

test.each(['albatros', 'praesens', 'seewoche', 'semaine du lac', 'hibou'])(
  'a film is found by “%s”: who made it, who lends it, where it was shown, what it won',
  (q) => {
    const asked = { locale: 'fr', now: new Date('2026-11-21T12:00:00Z') } as const;
    expect(findFilms(index, parseQuery({ q }), asked).slugs).toEqual(['brasier']);
  },
);
