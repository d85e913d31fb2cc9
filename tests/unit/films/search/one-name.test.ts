import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { findFilms } from '@/lib/films/search/find-films';
import { matchText } from '@/lib/films/search/match-text';
import { smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');
const { index } = smallHouse({
  schatten: {
    directors: ['Arthur Robison'],
    cast: [{ name: 'Fritz Kortner' }],
    crew: [{ name: 'Charles Lang', job: 'music' }],
  },
  spione: { directors: ['Fritz Lang'], cast: [{ name: 'Rudolf Klein-Rogge' }] },
  ring: { directors: ['Alfred Hitchcock'], crew: [{ name: 'Charles Lang', job: 'music' }] },
});
const { index: without } = smallHouse({
  schatten: { cast: [{ name: 'Fritz Kortner' }], crew: [{ name: 'Charles Lang', job: 'music' }] },
  ring: { crew: [{ name: 'Charles Lang', job: 'music' }] },
});
const find = (q: string, among = index) =>
  findFilms(among, parseQuery({ q }), { locale: 'fr', now });

test('two words of one name must stand in one name', () => {
  expect(find('Fritz Lang')).toMatchObject({ slugs: ['spione'], closeness: 'all' });
});

test('a word that none of somebody’s films has brings up no films of two strangers', () => {
  expect(find('Fritz Lang Nebel')).toMatchObject({ slugs: ['spione'], closeness: 'some' });
});

test('where nobody has both words it is said that no film has all', () => {
  const { slugs, closeness } = find('Fritz Lang', without);
  expect(closeness).toBe('some');
  expect(slugs).toContain('schatten');
});

test('the family names of two people find what both have made', () => {
  expect(find('Kortner Lang')).toMatchObject({ slugs: ['schatten'], closeness: 'all' });
  expect(find('Robison Fritz Kortner')).toMatchObject({ slugs: ['schatten'], closeness: 'all' });
});

test('a word that is nobody’s name in a film is no stranger’s there', () => {
  const { index: told } = smallHouse({
    late: { cast: [{ name: 'Charles Lang' }], synopsis: { fr: 'Fritz rit.' } },
    early: { cast: [{ name: 'Fritz Kortner' }], synopsis: { fr: 'Un mot de Lang.' } },
  });
  expect(find('Fritz Lang', told)).toMatchObject({ slugs: ['early', 'late'], closeness: 'all' });
});

test('each name but the last is a given one', () => {
  const { index: long } = smallHouse({
    a: { directors: ['Friedrich Wilhelm Murnau'], cast: [{ name: 'Anna Lang' }] },
  });
  expect(find('Friedrich Lang', long).closeness).toBe('some');
  expect(find('Wilhelm Lang', long).closeness).toBe('some');
  expect(find('Anna Murnau', long).closeness).toBe('some');
  expect(find('Wilhelm Murnau', long).closeness).toBe('all');
});

test('of three words those of two strangers are worth two thirds', () => {
  const scoreOf = (text: string) => matchText(index, text, now).scores[0] ?? 0;
  const whole = scoreOf('Robison Kortner Lang');
  expect(scoreOf('Robison Fritz Lang')).toBeGreaterThan(whole * 0.6);
  expect(scoreOf('Robison Fritz Lang')).toBeLessThan(whole * 0.7);
});
