import { describe, expect, test } from 'vitest';
import { buildIndex } from '@/lib/search/engine/build-index';
import { findFilms } from '@/lib/search/engine/find-films';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { parseText } from '@/lib/search/engine/parse-text';
import { suggestNames } from '@/lib/search/engine/people-names';
import type { SearchIndex } from '@/lib/search/engine/search-index';
import { parseQuery } from '@/lib/search/query/parse-query';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';
import { type Facts, smallHouse } from './small-house';

describe('match text', () => {
  const now = new Date('2026-12-04T14:00:00Z');
  const ask = (index: SearchIndex, q: string) =>
    findFilms(index, parseQuery({ q }), { locale: 'fr', now });
  const house = (films: Record<string, Facts>) => smallHouse(films).index;
  const told = (fr: string): Facts => ({ title: 'Zwei', synopsis: { fr } });

  test('whoever is named comes before a story that has all words by chance, a title of that name is left out', () => {
    const index = house({
      directed: { title: 'Eins', directors: ['Paul Orlac'] },
      played: { title: 'Drei', cast: [{ name: 'Paul Orlac' }] },
      made: { title: 'Vier', crew: [{ name: 'Paul Orlac', job: 'music' }] },
      lent: { title: 'Sechs', companies: ['Paul Orlac'] },
      titled: { title: 'Paul Orlac' },
      told: told('Paul sieht Orlac im Nebel.'),
    });
    const { slugs, closeness } = ask(index, 'Paul Orlac Nebel');
    expect(slugs.toSorted()).toEqual(['directed', 'made', 'played', 'told']);
    expect(slugs.at(-1)).toBe('told');
    expect(closeness).toBe('all');
  });

  describe('a word of a story that is nearly a title', () => {
    test('is meant as it stands there', () => {
      const index = house({ near: { title: 'Monde' }, told: told('Morde, ein Mord.') });
      expect(ask(index, 'morde')).toMatchObject({ slugs: ['told', 'near'], closeness: 'all' });
    });

    test('may be the title where the story has only another form of it', () => {
      const index = house({ near: { title: 'Monde' }, told: told('Ein Mord.') });
      expect(ask(index, 'morde')).toMatchObject({ slugs: ['near', 'told'], closeness: 'all' });
    });
  });

  test('what is nearly a title is before the end of a compound in a collection, unless a story has the word', () => {
    const films = { near: { title: 'Monde' }, told: told('Ein Mord.'), listed: { title: 'Drei' } };
    const { index } = smallHouse(films, { lustmorde: ['listed'] });
    expect(ask(index, 'morde').slugs).toEqual(['near', 'listed', 'told']);
    const known = { ...films, told: told('Zwei Morde.') };
    const { index: other } = smallHouse(known, { lustmorde: ['listed'] });
    expect(ask(other, 'morde').slugs).toEqual(['listed', 'told', 'near']);
  });

  test('the end of a compound is what was typed, no error', () => {
    const index = house({ austern: { title: 'Die Austernprinzessin' }, other: {} });
    expect(ask(index, 'Prinzessin')).toMatchObject({ slugs: ['austern'], closeness: 'all' });
  });

  describe('a place', () => {
    const { library } = smallHouse({
      shown: { title: 'Nerven' },
      titled: { title: 'Genf' },
      told: told('Eine Reise nach Genf und Lichtsaalfeld.'),
      near: { title: 'Born' },
      parts: { title: 'Licht im Saal' },
    });
    const index = openIndex(
      buildIndex({
        ...library,
        site: { ...library.site, timeZone: 'Europe/Zurich' },
        ...cinemas({
          shown: [
            screening('bio', '2026-12-04T20:30+01:00'),
            screening('licht', '2026-12-05T20:30+01:00'),
          ],
          titled: [screening('bio', '2026-12-05T20:30+01:00')],
        }),
      }),
    );

    test.each([
      ['Genf', ['titled', 'shown', 'told']],
      ['Bern', ['shown']],
      ['Lichtsaal', ['shown', 'told']],
      ['Lichtsa', ['shown', 'told']],
    ])('“%s” finds what has it in its title, then what is shown there, then stories', (q, slugs) =>
      expect(ask(index, q)).toMatchObject({ slugs, closeness: 'all' }),
    );
  });

  describe('a fact beside words', () => {
    const free: Facts = {
      media: { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } },
      vod: { ads: false },
    };
    const index = house({
      told: { ...free, title: 'Abend', synopsis: { fr: 'Un nerf.' } },
      titled: { ...free, title: 'Zwei am Nerf' },
      paid: { title: 'Orlac' },
    });

    test('adds to what the words are worth', () =>
      expect(ask(index, 'nerf gratuit')).toMatchObject({
        ...{ slugs: ['titled', 'told'], closeness: 'all' },
      }));

    test('is as much a condition as a word: where no film has both, that is said', () =>
      expect(ask(index, 'orlac gratuit')).toMatchObject({ closeness: 'some', total: 3 }));
  });

  test('a stop word lifts the film that has it, and no other', () => {
    const index = house({
      other: { title: 'Ein Abc Crime' },
      named: { title: 'Un Crime, Histoire' },
    });
    expect(ask(index, 'histoire crime').slugs).toEqual(['named', 'other']);
  });
});

describe('one name', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { index } = smallHouse({
    schatten: {
      directors: ['Arthur Robison'],
      cast: [{ name: 'Fritz Kortner' }],
      crew: [{ name: 'Charles Lang', job: 'music' }],
    },
    spione: { directors: ['Fritz Lang'], cast: [{ name: 'Rudolf Klein-Rogge' }] },
    ring: { directors: ['Alfred Hitchcock'], crew: [{ name: 'Charles Lang', job: 'music' }] },
  });
  const { index: without } = smallHouse({
    schatten: { cast: [{ name: 'Fritz Kortner' }], crew: [{ name: 'Charles Lang', job: 'music' }] },
    ring: { crew: [{ name: 'Charles Lang', job: 'music' }] },
  });
  const find = (q: string, among = index) =>
    findFilms(among, parseQuery({ q }), { locale: 'fr', now });

  test('two words of one name must stand in one name', () =>
    expect(find('Fritz Lang')).toMatchObject({ slugs: ['spione'], closeness: 'all' }));

  test('a word that none of somebody’s films has brings up no films of two strangers', () =>
    expect(find('Fritz Lang Nebel')).toMatchObject({ slugs: ['spione'], closeness: 'some' }));

  test('where nobody has both words it is said that no film has all', () => {
    const { slugs, closeness } = find('Fritz Lang', without);
    expect(closeness).toBe('some');
    expect(slugs).toContain('schatten');
  });

  test('the family names of two people find what both have made', () => {
    expect(find('Kortner Lang')).toMatchObject({ slugs: ['schatten'], closeness: 'all' });
    expect(find('Robison Fritz Kortner')).toMatchObject({ slugs: ['schatten'], closeness: 'all' });
  });

  test('a word that is nobody’s name in a film is no stranger’s there', () => {
    const { index: told } = smallHouse({
      late: { cast: [{ name: 'Charles Lang' }], synopsis: { fr: 'Fritz rit.' } },
      early: { cast: [{ name: 'Fritz Kortner' }], synopsis: { fr: 'Un mot de Lang.' } },
    });
    expect(find('Fritz Lang', told)).toMatchObject({ slugs: ['early', 'late'], closeness: 'all' });
  });

  test('each name but the last is a given one', () => {
    const { index: long } = smallHouse({
      a: { directors: ['Friedrich Wilhelm Murnau'], cast: [{ name: 'Anna Lang' }] },
    });
    expect(find('Friedrich Lang', long).closeness).toBe('some');
    expect(find('Wilhelm Lang', long).closeness).toBe('some');
    expect(find('Anna Murnau', long).closeness).toBe('some');
    expect(find('Wilhelm Murnau', long).closeness).toBe('all');
  });
});

describe('read text', () => {
  const { index } = smallHouse({
    barbe: { title: 'Barbe-Bleue' },
    near: { title: 'Rottelune' },
    moon: { title: 'Rouge Lune' },
    lang: { title: 'Dr Lang' },
    nox: { title: 'Dr Nox' },
    told: { title: 'Zwei', synopsis: { fr: 'Un langdrame, des langfilme.' } },
    drame: { title: 'Lang drame' },
    child: { title: 'L’Enfant à Lyon' },
    ...{
      luna: { title: 'Rotte Luna' },
      night: { title: 'Der alte Nachtfilm' },
      dark: { title: 'Nacht' },
    },
    given: { title: 'Zwei gratis' },
  });
  const read = (text: string) => parseText(index, text, Date.parse('2026-11-21T12:00:00Z'));
  const needed = (text: string) => read(text).needed.map(({ word }) => word);

  test.each([
    ['le barbe le faust', ['barbe', 'faust'], ['le', 'le']],
    ['faust faust', ['faust'], []],
    ['le les', ['le', 'les'], []],
  ])('of “%s” %j are needed and %j are not', (text, words, weak) => {
    expect(needed(text)).toEqual(words);
    expect(read(text)).toMatchObject({ facts: [], weak, title: text });
  });

  test.each([
    ['drlang', ['dr', 'lang']],
    ['drnox', ['drnox']],
    ['barbebleue', ['barbe', 'bleu']],
    ['langdrame', ['langdrame']],
    ['langfilme', ['lang']],
    ['langfilm', ['lang']],
    ['langfilmer', ['langfilmer']],
    ['nachtfilm', ['nachtfilm']],
    ['rotteluna', ['rotteluna']],
    ['nebelfilme', ['nebelfilme']],
    ['rougelune', ['rouge', 'lune']],
    ['rottelunr', ['rottelunr']],
    ['lenfantalyon', ['enfant', 'lyon']],
    ['annabarbe', ['annabarbe']],
    ['zzqqxxyy', ['zzqqxxyy']],
  ])('“%s” is read as %j', (text, words) => expect(needed(text)).toEqual(words));

  test('beside a fact stop words are no condition, and a word is one', () => {
    expect(read('gratuit avec')).toMatchObject({ facts: [{ kind: 'offered' }], needed: [] });
    expect(read('gratuit avec barbe')).toMatchObject({
      ...{ facts: [{ kind: 'offered' }], weak: ['avec'] },
      needed: [{ word: 'barbe' }],
    });
  });

  test('a whole title is no fact, though another text with its words is', () => {
    expect(read('Zwei gratis')).toMatchObject({ facts: [], title: 'zwei gratis' });
    expect(read('gratis zwei').facts).toEqual([{ kind: 'offered' }]);
  });
});

describe('near names', () => {
  const { index } = smallHouse({
    a: { directors: ['Ernst Lubitsch', 'F. W. Murnau'], cast: [{ name: 'Gerda Allin' }] },
    b: { directors: ['Anna Marten', 'Berta Marter', 'Clara Martel', 'Doris Martes'] },
  });

  test.each([
    ['nurnao', ['F. W. Murnau']],
    ['nurnbo', []],
    ['murxyz', ['F. W. Murnau']],
    ['chaplin', []],
    ['lubitxyz', ['Ernst Lubitsch']],
    ['allim', ['Gerda Allin']],
    ['alli', []],
    ['murnbu nurnau', ['F. W. Murnau']],
  ])('“%s” may be %j', (text, names) => expect(suggestNames(index, text)).toEqual(names));

  test('no more than three are guessed, and first who is nearest', () => {
    const guessed = suggestNames(index, 'martem');
    expect(guessed).toHaveLength(3);
    expect(suggestNames(index, 'lubitxyh murnab')).toEqual(['F. W. Murnau', 'Ernst Lubitsch']);
  });
});
