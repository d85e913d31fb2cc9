import { describe, expect, it } from 'vitest';
import { runsOf } from '@/lib/posters/type/font';
import { hangingLetters, opticalMargin } from '@/lib/text/optical-margin';

/** What Archivo itself says: the left edge of a letter's ink, at the weight of titles. */
function measured(letter: string): number {
  const run = runsOf(letter, { wght: 780, wdth: 100 })[0];
  const { bbox } = run?.font.layout(letter).glyphs[0] ?? {};
  return (bbox?.minX ?? Number.NaN) / (run?.font.unitsPerEm ?? 1);
}

/** What `theme.css` puts in its place. */
function written(letter: string): number {
  const name = opticalMargin(letter)?.slice('var(--hang-'.length, -1);
  return hangingLetters.find(([letters]) => letters.charAt(0) === name)?.[1] ?? 0;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiklmnopqrstuvwxyz0123456789ÀÉÖÜŒÆéäöüœ«„“('];

describe('the optical margin', () => {
  it.each(letters)(
    'of %s is that of the typeface, to a pixel and a half at the largest size',
    (letter) => {
      expect(Math.abs(written(letter) - measured(letter))).toBeLessThan(0.014);
    },
  );

  it('is that of the first letter', () => {
    expect(opticalMargin('Bergkatze')).toBe(opticalMargin('B'));
    expect(opticalMargin('Études')).toBe(opticalMargin('E'));
  });

  it('is none where there is no letter, or one that nobody has measured', () => {
    expect(['', '…', 'Броненосец', 'Þ'].map(opticalMargin)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
