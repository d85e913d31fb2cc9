import { describe, expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { parseText } from '@/lib/search/engine/parse-text';
import { listNearPeople, suggestNames } from '@/lib/search/engine/suggest-names';
import { screening } from '../../catalog/screenings/small-cinemas';
import { type Facts, find, now, ownMedia, smallSite } from './small-site';

const indexOf = (films: Record<string, Facts>) => smallSite(films).index;
const withSynopsis = (fr: string): Facts => ({ title: 'Zwei', synopsis: { fr } });

describe('matchText', () => {
  test('films with a matched person come before a synopsis that has all the words', () => {
    const index = indexOf({
      directed: { title: 'Eins', directors: ['Paul Orlac'] },
      played: { title: 'Drei', cast: [{ name: 'Paul Orlac' }] },
      made: { title: 'Vier', crew: [{ name: 'Paul Orlac', job: 'music' }] },
      produced: { title: 'Sechs', companies: ['Paul Orlac'] },
      titled: { title: 'Paul Orlac' },
      described: withSynopsis('Paul sieht Orlac im Nebel.'),
    });
    const { slugs, closeness } = find(index, 'Paul Orlac Nebel');
    expect(slugs.toSorted()).toEqual(['described', 'directed', 'made', 'played']);
    expect(slugs.at(-1)).toBe('described');
    expect(closeness).toBe('all');
  });

  test.each([
    ['Morde, ein Mord.', ['described', 'near']],
    ['Ein Mord.', ['near', 'described']],
  ])(
    'a similar title comes after the exact word in a synopsis, before an inflected form: “%s”',
    (synopsis, slugs) => {
      const index = indexOf({ near: { title: 'Monde' }, described: withSynopsis(synopsis) });
      expect(find(index, 'morde')).toMatchObject({ slugs, closeness: 'all' });
    },
  );

  test.each([
    ['Ein Mord.', ['near', 'listed', 'described']],
    ['Zwei Morde.', ['listed', 'described', 'near']],
  ])(
    'a similar title comes before the end of a compound, unless a synopsis has the word: “%s”',
    (synopsis, slugs) => {
      const films = { near: { title: 'Monde' }, described: withSynopsis(synopsis), listed: {} };
      const { index } = smallSite(films, { collections: { lustmorde: ['listed'] } });
      expect(find(index, 'morde').slugs).toEqual(slugs);
    },
  );

  test.each([
    ['BarbeBleue', 'barbe', 'all'],
    ['labarbebleue', 'barbe', 'all'],
    ['Austern Prinzessin', 'austern', 'all'],
    ['Prinzessin', 'austern', 'all'],
    ['princess of the oysters', 'austern', 'all'],
    ['Oipum', 'opium', 'nearly'],
    ['opiums', 'opium', 'all'],
  ])('“%s” finds only the film %s, closeness “%s”', (q, slug, closeness) => {
    const also = [{ text: 'The Oyster Princess', lang: 'en' }];
    const index = indexOf({
      barbe: { title: 'Barbe-Bleue' },
      austern: { title: 'Die Austernprinzessin', also },
      opium: { title: 'Opium' },
    });
    expect(find(index, q)).toMatchObject({ slugs: [slug], closeness });
  });

  test.each([
    ['Genf', ['titled', 'shown', 'described']],
    ['Bern', ['shown']],
    ['Lichtsaal', ['shown', 'described']],
    ['Lichtsa', ['shown', 'described']],
  ])('the place “%s” counts less than a title and more than a synopsis', (q, slugs) => {
    const films = {
      shown: { title: 'Nerven' },
      titled: { title: 'Genf' },
      described: withSynopsis('Eine Reise nach Genf und Lichtsaalfeld.'),
      near: { title: 'Born' },
      parts: { title: 'Licht im Saal' },
    };
    const shown = [
      screening('bio', '2026-12-04T20:30+01:00'),
      screening('licht', '2026-12-05T20:30+01:00'),
    ];
    const titled = [screening('bio', '2026-12-05T20:30+01:00')];
    const { index } = smallSite(films, { screenings: { shown, titled } });
    expect(find(index, q)).toMatchObject({ slugs, closeness: 'all' });
  });

  test('a fact adds to the score of the words and is required like a word', () => {
    const free: Facts = { media: ownMedia, vod: { ads: false } };
    const index = indexOf({
      described: { ...free, title: 'Abend', synopsis: { fr: 'Un nerf.' } },
      titled: { ...free, title: 'Zwei am Nerf' },
      other: { title: 'Orlac' },
    });
    const slugs = ['titled', 'described'];
    expect(find(index, 'nerf gratuit')).toMatchObject({ slugs, closeness: 'all' });
    expect(find(index, 'orlac gratuit')).toMatchObject({ closeness: 'some', total: 3 });
  });
});

test.each([
  ['Bern Freitag', ['nerven'], 'all'],
  // Nothing is shown there on that day: other days there.
  ['Bern Montag', ['faust', 'nerven'], 'some'],
  // Not the beginning of `Sonntagskatze`.
  ['Sonntag', ['nerven'], 'all'],
  ['Robert Freitag', ['robert'], 'all'],
  ['Murnau Disc', ['faust'], 'all'],
  ['Murnau DVD', ['faust'], 'nearly'],
  ['Disc', ['study'], 'all'],
])('a word may be a fact or a name: “%s” finds %j, closeness “%s”', (q, slugs, closeness) => {
  const article = { kind: 'blu-ray', films: ['faust'], price: { CHF: 20 } };
  const films = {
    ...{ nerven: {}, faust: { directors: ['F. W. Murnau'] }, study: { title: 'Disc Study' } },
    robert: { title: 'Zwei', directors: ['Robert Freitag'] },
    cats: { title: 'Die Sonntagskatze' },
  };
  const [friday, saturday] = ['2026-11-27T20:30+01:00', '2026-11-28T20:30+01:00'];
  const screenings = {
    nerven: [screening('licht', friday), screening('licht', '2026-11-22T20:30+01:00')],
    faust: [screening('licht', saturday), screening('bio', friday)],
  };
  const articles = new Map([['faust', article]]) as unknown as Library['articles'];
  const found = find(smallSite(films, { articles, screenings }).index, q);
  expect([found.slugs.toSorted(), found.closeness]).toEqual([slugs, closeness]);
});

test.each([
  ['<b>', []],
  ['<>', []],
  ['?!', []],
  ['a', []],
  ['m', ['m']],
  ['<M>', ['m']],
  ['b moll', ['bach']],
  ['月', ['moon']],
])('a letter alone is a title or nothing: “%s” finds %j', (q, slugs) => {
  const index = indexOf({
    bach: { title: 'Messe in b Moll', directors: ['Anna B. Bach'] },
    m: { title: 'M' },
    moon: { title: '月世界' },
  });
  expect(find(index, q).slugs).toEqual(slugs);
});

describe('two adjacent words of names', () => {
  const music = (name: string) => ({ crew: [{ name, job: 'music' }] });
  const strangers = {
    schatten: {
      directors: ['Arthur Robison'],
      cast: [{ name: 'Fritz Kortner' }],
      ...music('Charles Lang'),
    },
    ring: { directors: ['Alfred Hitchcock'], ...music('Charles Lang') },
  };
  const index = indexOf({
    ...strangers,
    spione: { directors: ['Fritz Lang'], cast: [{ name: 'Rudolf Klein-Rogge' }] },
  });

  test.each([
    ['Fritz Lang', ['spione'], 'all'],
    ['Fritz Lang Nebel', ['spione'], 'some'],
    // Family names of two people find their common films.
    ['Kortner Lang', ['schatten'], 'all'],
    ['Robison Fritz Kortner', ['schatten'], 'all'],
  ])('“%s” finds %j, closeness “%s”', (q, slugs, closeness) =>
    expect(find(index, q)).toMatchObject({ slugs, closeness }),
  );

  test('match two different people only partly', () => {
    const { slugs, closeness } = find(indexOf(strangers), 'Fritz Lang');
    expect(closeness).toBe('some');
    expect(slugs).toContain('schatten');
  });

  const known = indexOf({
    ...strangers,
    spione: { directors: ['Anna Maria Lubitsch'], synopsis: { fr: 'Un langage.' } },
    sumurun: { cast: [{ name: 'Aud Nissen' }, { name: 'Fritz Rasp' }] },
    puppe: { title: 'Die Puppe', runtime: 100 },
    nosferatu: {},
    oyster: {},
  });
  test.each([
    // A mistyped word is no name beside a word that no film has, nor is the beginning of one.
    ['asta nissan', [], 'nearly'],
    ['puppe nissan asta', ['puppe'], 'some'],
    ['kort metropolis', [], 'nearly'],
    // A mistyped title is a result, not an exact one.
    ['pupe metropolis', ['puppe'], 'nearly'],
    ['nosferado metropolis', ['nosferatu'], 'nearly'],
    ['buster metropolis', [], 'nearly'],
    // A given name beside a word that is in no name of a person so called.
    ['Fritz Nissan', [], 'nearly'],
    ['Nissan Fritz', [], 'nearly'],
    ['Fritz Langf', [], 'all'],
    ['Fritz Metropolis Puppe', ['puppe'], 'some'],
    ['Aud Nissan', ['sumurun'], 'nearly'],
    ['Aud Niss', ['sumurun'], 'all'],
    ['Maria Lubitsh', ['spione'], 'nearly'],
  ])('“%s” finds %j, closeness “%s”', (q, slugs, closeness) =>
    expect(find(known, q)).toMatchObject({ slugs, closeness }),
  );

  test('may match a name and a synopsis', () => {
    const mixed = indexOf({
      late: { cast: [{ name: 'Charles Lang' }], synopsis: { fr: 'Fritz rit.' } },
      early: { cast: [{ name: 'Fritz Kortner' }], synopsis: { fr: 'Un mot de Lang.' } },
    });
    expect(find(mixed, 'Fritz Lang')).toMatchObject({ slugs: ['early', 'late'], closeness: 'all' });
  });
});

const index = indexOf({
  barbe: { title: 'Barbe-Bleue' },
  near: { title: 'Rottelune' },
  moon: { title: 'Rouge Lune' },
  lang: { title: 'Dr Lang' },
  nox: { title: 'Dr Nox' },
  described: { title: 'Zwei', synopsis: { fr: 'Un langdrame, des langfilme.' } },
  drame: { title: 'Lang drame' },
  child: { title: 'L’Enfant à Lyon' },
  luna: { title: 'Rotte Luna' },
  night: { title: 'Der alte Nachtfilm' },
  dark: { title: 'Nacht' },
  given: { title: 'Zwei gratis' },
});
const parse = (text: string) => parseText(index, text, +now);
const required = (text: string) => parse(text).required.map(({ word }) => word);

test.each([
  ['le barbe le faust', ['barbe', 'faust'], ['le', 'le']],
  ['faust faust', ['faust'], []],
  ['le les', ['le', 'les'], []],
])('parseText: “%s” requires %j but not %j', (text, words, weak) => {
  expect(required(text)).toEqual(words);
  expect(parse(text)).toMatchObject({ facts: [], weak, title: text });
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
])('parseText: “%s” is split into %j', (text, words) => expect(required(text)).toEqual(words));

describe('suggestNames', () => {
  const index = indexOf({
    a: { directors: ['Ernst Lubitsch', 'F. W. Murnau'], cast: [{ name: 'Gerda Allin' }] },
    b: { directors: ['Anna Marten', 'Berta Marter', 'Clara Martel', 'Doris Martes'] },
  });

  test.each([
    ['nurnau', ['F. W. Murnau']],
    ['f w murnua', ['F. W. Murnau']],
    ['nurnao', []],
    ['<script>', []],
    ['ernts lubitxyh', ['Ernst Lubitsch']],
    ['lubitxyz', []],
    ['gerd allim', ['Gerda Allin']],
    // One of the words is similar, as in the name of somebody else.
    ['hans allim', []],
    ['lubitsch murnau', []],
  ])('“%s” is similar to %j', (text, names) => expect(suggestNames(index, text)).toEqual(names));

  test('people with a similar family name are near, others are not', () => {
    const near = (text: string) => listNearPeople(index, text).map(({ slug }) => slug);
    expect(near('Billy Murnan')).toEqual(['f-w-murnau']);
    expect(near('Ernst Lang')).toEqual([]);
  });

  test('returns at most three names', () => expect(suggestNames(index, 'martem')).toHaveLength(3));
});
