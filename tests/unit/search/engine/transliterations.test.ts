import { expect, test } from 'vitest';
import { toDictionary } from '@/lib/search/engine/dictionary';
import { findTransliterations } from '@/lib/search/engine/find-words';
import { splitWords } from '@/lib/search/engine/words';
import { find, smallSite } from './small-site';

const known = [
  ['Mosjoukine', 'Mozzhukhin, Mozjukin, Mosjukin, Mozhukhin, Mosschuchin'],
  ['Dostojewski', 'Dostoïevski, Dostoevsky, Dostoyevsky, Dostojewskij, Dostojevskij'],
  ['Tschechow', 'Tchekhov, Chekhov, Tschechov'],
  ['Protasanow', 'Protazanov, Protazanoff'],
  ['Dovjenko', 'Dovzhenko, Dowschenko'],
  ['Starewitch', 'Starevich, Starewicz, Starewitsch'],
  ['Andrejew', 'Andreïev, Andreyev, Andreev, Andreieff'],
  ['Poudovkine', 'Pudowkin, Pudovkin'],
  ['Tolstoï', 'Tolstoj, Tolstoy'],
  ['Chmara', 'Khmara'],
] as const;
const fold = (name: string) => splitWords(name)[0]?.word ?? '';
const dictionary = toDictionary(new Map([...known, ['Meer']].map(([name]) => [fold(name), [0]])));

test.each(known.flatMap(([name, others]) => others.split(', ').map((other) => [other, name])))(
  '“%s” is a spelling of “%s” alone',
  (other, name) => {
    const found = findTransliterations(dictionary, fold(other));
    expect(found.map(({ from }) => dictionary.words[from])).toEqual([fold(name)]);
  },
);

test.each(['Dostal', 'Mayer', 'Mehr'])('“%s” is no spelling of another name', (name) =>
  expect(findTransliterations(dictionary, fold(name))).toEqual([]),
);

test.each([
  ['Mozzhukhin', ['ardent'], 'nearly'],
  ['Ivan Mozzhukhin', ['ardent'], 'nearly'],
  // The word itself comes first.
  ['Mosjukin', ['written', 'ardent'], 'all'],
  ['Dostoïevski', ['novel'], 'nearly'],
  ['Dostojewski', ['novel'], 'all'],
  ['Ivan Dostoïev', [], 'nearly'],
  ['Crime et Châtiment', ['novel'], 'all'],
  ['Mozzhukhin metropolis', [], 'nearly'],
])('“%s” finds %j, closeness “%s”', (q, slugs, closeness) => {
  const work = { fr: 'Crime et Châtiment', de: 'Schuld und Sühne' };
  const { index } = smallSite({
    ardent: { directors: ['Ivan Mosjoukine'] },
    written: { synopsis: { fr: 'Un mot de Mosjukin.' } },
    novel: { basedOn: [{ author: 'Fjodor Dostojewski', work }] },
  });
  expect(find(index, q)).toMatchObject({ slugs, closeness });
});
