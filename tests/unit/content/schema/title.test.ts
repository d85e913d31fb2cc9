import { expect, test } from 'vitest';
import { titleSchema } from '@/lib/content/schema/title';
import { faultsOf } from './faults-of';

const original = { text: 'Der Weg', lang: 'de' };

test('a title owes the original one, and its other names are taken without spaces', () => {
  expect(titleSchema.parse({ original })).toEqual({ original, also: [] });
  const also = [{ text: ' The Way ', lang: 'en' }];
  expect(titleSchema.parse({ original, fr: ' Le Chemin ', de: null, also })).toEqual({
    ...{ original, fr: 'Le Chemin', de: null },
    also: [{ text: 'The Way', lang: 'en' }],
  });
});

test('no title is said twice, and each that is said again is named', () => {
  const also = ['Der Weg', 'Le Chemin', 'The Way', 'The Way', 'A Way'].map((text) => ({
    ...{ text, lang: 'en' },
  }));
  const again = 'a title that is not said already';
  expect(faultsOf(titleSchema, { original, fr: 'Le Chemin', also })).toEqual(
    [0, 1, 3].map((at) => `also.${at}.text: ${again}`),
  );
  const { error } = titleSchema.safeParse({ original, also: [also[0]] });
  expect(error?.issues).toEqual([{ code: 'custom', path: ['also', 0, 'text'], message: again }]);
});

test.each([
  [{ original: { text: ' ', lang: 'de' } }, 'original.text: a name'],
  [{ original, fr: '' }, 'fr: a name'],
  [{ original, also: [{ text: '', lang: 'en' }] }, 'also.0.text: a name'],
  [
    { original: { text: 'A', lang: 'deutsch' } },
    'original.lang: a BCP 47 language tag such as fr, de or de-CH',
  ],
  [{ original: { ...original, year: 1919 } }, 'original: Unrecognized key: "year"'],
  [{ original, it: 'La Via' }, ': Unrecognized key: "it"'],
])('%j is said to be wrong, and how it should be', (title, fault) => {
  expect(faultsOf(titleSchema, title)).toEqual([fault]);
});
