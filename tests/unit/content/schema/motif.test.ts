import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { motifNames } from '@/lib/content/schema/motif';

const film = { title: { original: { text: 'Nosferatu', lang: 'de' } }, year: 1922 };

test('a film may name what its poster shows', () => {
  expect(filmSchema.parse({ ...film, motif: 'claw' }).motif).toBe('claw');
  expect(filmSchema.parse(film).motif).toBeUndefined();
});

test('a motif that nobody draws is a fault', () => {
  expect(filmSchema.safeParse({ ...film, motif: 'zeppelin' }).success).toBe(false);
});

test('each motif has its drawing, and each drawing is a motif', () => {
  const drawings = readdirSync('lib/posters/motifs').map((name) => name.replace(/\.ts$/, ''));
  const isMotif = (name: string) => name !== 'study';
  expect([...motifNames].sort()).toEqual(drawings.filter(isMotif).sort());
});
