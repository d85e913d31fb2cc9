import { expect, test } from 'vitest';
import { filmSentences } from '@/lib/seo/film-sentences';
import { filmFixture } from '../films/film-fixture';
import { filmWords } from './film-words';

const now = new Date('2026-11-22');
const say = (locale: 'fr' | 'de', facts: Record<string, unknown>) =>
  filmSentences(filmFixture('Nerven', { year: 1919, ...facts }), {
    ...{ locale, name: 'Bobine', now },
    ...filmWords(locale),
  });
const media = {
  film: { type: 'video', sources: [{ provider: 'html5', src: '/media/nerven/film.mp4' }] },
};

test('a sentence says what the film is, as far as that is known', () => {
  const known = { directors: ['Robert Reinert'], countries: ['DE'], runtime: 110 };
  expect(say('fr', known)[0]).toBe(
    '«\u202fNerven\u202f» est un film muet de Robert Reinert (Allemagne, 1919, 1\u00a0h\u00a050).',
  );
  expect(say('de', known)[0]).toBe(
    '«Nerven» ist ein Stummfilm von Robert Reinert (Deutschland, 1919, 1\u00a0Std. 50\u00a0Min.).',
  );
  expect(say('fr', {})[0]).toBe('«\u202fNerven\u202f» est un film muet (1919).');
});

test('another says where it can be seen, and nothing where it cannot', () => {
  expect(say('fr', { media, vod: { ads: false } })).toContain(
    'Le film se regarde ici gratuitement, sans inscription.',
  );
  expect(say('de', { media, vod: { ads: true } })).toContain(
    'Der Film ist hier gratis zu sehen, mit Werbung.',
  );
  expect(say('de', { media, vod: { ads: false, from: '2027-01-01T00:00:00Z' } })).toContain(
    'Der Film ist bald hier zu sehen.',
  );
  const elsewhere = { name: 'filmo', address: 'https://filmo.ch', kind: 'rent' };
  expect(say('fr', { watch: [elsewhere] })).toContain('Le film se loue chez filmo.');
  expect(say('fr', {})).toHaveLength(2);
});

test('a film with nothing but a title and a year still has a description', () => {
  const said = say('fr', {}).join(' ');
  expect(said.length).toBeGreaterThanOrEqual(70);
  expect(said.length).toBeLessThanOrEqual(160);
});
