import { expect, test } from 'vitest';
import { elides } from '@/lib/text/elides';

test.each(['Abel Gance', 'Émile Cohl', 'Yves Allégret', 'Œdipe'])('d’%s', (name) => {
  expect(elides(name)).toBe(true);
});

test.each(['Jean Epstein', 'Yann Beauvais', 'Hans Richter', ''])('de %s', (name) => {
  expect(elides(name)).toBe(false);
});
