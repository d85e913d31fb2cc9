import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';

const film = { title: { original: { text: 'Nosferatu', lang: 'de' } }, year: 1922 };

const faultOf = (motif: unknown) =>
  filmSchema.safeParse({ ...film, motif }).error?.issues[0]?.message ?? '';

test('a film may name what its poster shows', () => {
  expect(filmSchema.parse({ ...film, motif: 'claw' }).motif).toBe('claw');
  expect(filmSchema.parse(film).motif).toBeUndefined();
});

test('of a motif that nobody draws the fault says what there is, and which is near', () => {
  expect(faultOf('stair')).toMatch(/^one of banner, .*and not “stair”; did you mean stairs\?$/);
  expect(faultOf('zeppelin')).toMatch(/^one of banner, .*windows, and not “zeppelin”$/);
});
