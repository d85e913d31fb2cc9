import { expect, test } from 'vitest';
import { pageTitle, titleLength } from '@/lib/seo/page-title';

test('the house’s name stands behind where it fits', () => {
  expect(pageTitle(['Catalogue'], 'Bobine')).toBe('Catalogue – Bobine');
});

test('the name goes before a word of the title does', () => {
  const full = 'Nosferatu le vampire (1922), film de Friedrich Wilhelm Murnau';
  expect(pageTitle([full, 'Nosferatu le vampire'], 'Bobine')).toBe(full);
});

test('the fullest wording that has room is taken', () => {
  const long = `${'x'.repeat(titleLength)}, film de 1922`;
  expect(pageTitle([long, 'Nosferatu, film de 1922'], 'Bobine')).toBe(
    'Nosferatu, film de 1922 – Bobine',
  );
});

test('a very long name of a film stands alone, whole', () => {
  const long = 'L’étrange histoire '.repeat(5).trim();
  expect(pageTitle([`${long} (1908)`, long], 'Bobine')).toBe(long);
});
