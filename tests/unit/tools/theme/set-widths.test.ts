import { expect, test } from 'vitest';
import { hangingLetters, hangName } from '@/lib/text/optical-margin';
import { averageWidth } from '@/tools/theme/average-width';
import { type Face, readFace } from '@/tools/theme/read-face';
import { cutAt, titleCuts, titleHangs, titleSizes } from '@/tools/theme/set-widths';

const file = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const archivo: Face = await readFace(file);

test.each(Object.entries(titleCuts))('%s is what Archivo takes in its cut', (_name, cut) => {
  const width = averageWidth(cutAt(archivo, cut));
  expect(Math.abs(width - cut.archivo)).toBeLessThan(0.001);
});

test('Archivo itself is set as large as the style sheets say', () => {
  expect(titleSizes([archivo])).toEqual({});
});

test('the white before its letters is measured as it stands in the table', () => {
  const measured = titleHangs([archivo]);
  for (const [letters, em] of hangingLetters)
    expect(Math.abs((measured[hangName(letters)] ?? 0) - em)).toBeLessThan(0.014);
});
