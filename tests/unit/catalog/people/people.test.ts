import { expect, test } from 'vitest';
import { getPersonPage } from '@/lib/catalog/people/get-person-page';
import { type Craft, groupWorks, splitCardsAndLines } from '@/lib/catalog/people/group-works';
import { formatLifeDates } from '@/lib/catalog/people/life-dates';
import { listPeople, listPrerenderedPeople } from '@/lib/catalog/people/list-people';
import { smallSite } from '../../search/engine/small-site';
import { showLibrary } from '../../show-library';
import { filmFixture } from '../films/film-fixture';

const names = { born: 1888, died: 1931, aliases: ['F. W. Murnau'] };
const written = {
  text: { de: 'Geboren in Bielefeld.' },
  portrait: { src: '/media/murnau.jpg', alt: { fr: 'Un visage' } },
};
const { library } = smallSite(
  {
    faust: { directors: ['F. W. Murnau'], year: 1926 },
    nosferatu: {
      ...{ year: 1922, directors: ['Friedrich Wilhelm Murnau'] },
      cast: [{ name: 'Max Schreck' }],
    },
    nerven: { directors: ['Robert Reinert'] },
  },
  { people: { 'Friedrich Wilhelm Murnau': { ...names, ...written } } },
);
showLibrary(() => library);

test('getPersonPage has the films under all names of a person', () => {
  const [slug, name] = ['friedrich-wilhelm-murnau', 'Friedrich Wilhelm Murnau'];
  const page = getPersonPage(slug, 'fr');
  expect(page?.person).toEqual({ slug, name, ...names });
  expect(page?.films.map((film) => film.slug)).toEqual(['nosferatu', 'faust']);
  expect(getPersonPage('f-w-murnau', 'fr')).toBeUndefined();
  expect(page).toMatchObject({
    text: { text: written.text.de, lang: 'de', translated: false },
    portrait: { src: '/media/murnau.jpg', alt: { text: 'Un visage', translated: true } },
  });
});

const crew = (...jobs: string[]) => jobs.map((job) => ({ name: 'A', job }));
const films = [
  filmFixture('late', {
    ...{ year: 1925, directors: ['A'] },
    cast: [
      { name: 'A', role: 'The king' },
      { name: 'A', role: 'His brother' },
    ],
    crew: [...crew('music'), { name: 'B', job: 'music' }, { name: 'C', job: 'editing' }],
  }),
  filmFixture('early', {
    ...{ year: 1919, directors: ['A', 'B'], crew: crew('handmade', 'screenplay') },
  }),
  filmFixture('between', { year: 1920, cast: [{ name: 'A' }, { name: 'C' }] }),
];
const nameOf = (craft: Craft) => (craft.as === 'crew' ? craft.job.slug : craft.as);
const works = groupWorks(films, 'a');

test('works of a person are grouped in the order of credits, the site’s own jobs last, films by year', () =>
  expect(
    works.map(({ craft, works: some }) => [nameOf(craft), some.map(({ film }) => film.slug)]),
  ).toEqual([
    ['director', ['early', 'late']],
    ['actor', ['between', 'late']],
    ['screenplay', ['early']],
    ['music', ['late']],
    ['handmade', ['early']],
  ]));

test('works of a person have all roles in one film', () =>
  expect(works[1]?.works.map(({ role }) => role)).toEqual([undefined, 'The king, His brother']));

test('works of a person are cards at the first occurrence of a film, then lines', () => {
  const slugs = splitCardsAndLines(works).map(({ cards, lines }) =>
    [cards, lines].map((some) => some.map(({ film }) => film.slug).join(' ')),
  );
  expect(slugs).toEqual([
    ['early late', ''],
    ['between', 'late'],
    ['', 'early'],
    ['', 'late'],
    ['', 'early'],
  ]);
});

test.each([
  [{ born: 1861, died: 1938 }, '1861–1938'],
  [{ born: 1990 }, '1990–'],
  [{ died: 1938 }, '†\u00a01938'],
  [{}, ''],
])('the life dates of %j are “%s”', (person, dates) => expect(formatLifeDates(person)).toBe(dates));

test('people with Latin names have pages; those with the most films are prerendered', () => {
  const { index } = smallSite({
    one: { directors: ['Ada'], cast: [{ name: 'Bea' }] },
    two: { directors: ['Bea'], cast: [{ name: 'Cid' }] },
    three: { directors: ['黒澤明'] },
  });
  expect(listPeople(index)).toEqual(['ada', 'bea', 'cid']);
  expect(listPrerenderedPeople(index, 2)).toEqual(['bea', 'ada']);
});
