import { expect, test } from 'vitest';
import { filmFixture } from './film-fixture';

test('what a film won comes first, and a prize in the older form is one like others', () => {
  const { festivals } = filmFixture('a', {
    festivals: [
      { festival: 'Mire', year: 1928 },
      { festival: { fr: 'Essai', de: 'Probe' }, section: 'Forum', award: { de: 'Karte' } },
    ],
    awards: [{ name: { fr: 'Fiche d’or' }, year: 1929 }],
  });
  expect(festivals).toMatchObject([
    { festival: 'Essai', section: 'Forum', award: 'Karte' },
    { award: 'Fiche d’or', year: 1929 },
    { festival: 'Mire', year: 1928 },
  ]);
});
