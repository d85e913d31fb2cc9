import { expect, test } from 'vitest';
import { pressFileSchema } from '@/lib/content/schema/press-file';
import { faultsOf } from './faults-of';

const name = 'Dossier';

test.each(['/media/a/kit.pdf', 'https://a.example/kit.MP4', '/media/kit.7z', '/media/kit.jpegs'])(
  'the press may take %s',
  (src) => {
    const file = { src, name, credit: { fr: 'Anna', de: 'Anna' } };
    expect(pressFileSchema.parse(file)).toEqual(file);
    expect(pressFileSchema.parse({ src, name })).toEqual({ src, name });
  },
);

test.each([
  '/media/a/kit',
  '/media/kit.p',
  '/media/kit.folder',
  '/media/kit.pdf?',
  '/media/kitpdf',
])('%s has no ending', (src) => {
  expect(faultsOf(pressFileSchema, { src, name })).toEqual([
    'src: a file such as /media/film/press-kit.pdf, with its ending',
  ]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ credit: '' }, 'credit'],
  [{ size: 3 }, ''],
])('a file with %j is at fault', (change, field) => {
  const faults = faultsOf(pressFileSchema, { src: '/media/kit.pdf', name, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});
