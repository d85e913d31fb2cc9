import { describe, expect, test } from 'vitest';
import { companionsOf } from '@/lib/catalog/people/get-person-page';
import { type Craft, groupWorks, splitCardsAndLines } from '@/lib/catalog/people/group-works';
import { listPeople, listPrerenderedPeople } from '@/lib/catalog/people/list-people';
import { smallHouse } from '../../search/engine/small-house';
import { filmFixture } from '../films/film-fixture';

describe('group works', () => {
  const films = [
    filmFixture('late', {
      year: 1925,
      directors: ['A'],
      cast: [
        { name: 'A', role: 'The king' },
        { name: 'A', role: 'His brother' },
      ],
      crew: [
        { name: 'A', job: 'music' },
        { name: 'B', job: 'music' },
        { name: 'C', job: 'editing' },
      ],
    }),
    filmFixture('early', {
      year: 1919,
      directors: ['A', 'B'],
      crew: [
        { name: 'A', job: 'handmade' },
        { name: 'A', job: 'screenplay' },
      ],
    }),
    filmFixture('between', { year: 1920, cast: [{ name: 'A' }, { name: 'C' }] }),
  ];
  const nameOf = (craft: Craft) => (craft.as === 'crew' ? craft.job.slug : craft.as);
  const works = groupWorks(films, 'a');

  test('what somebody did stands in the order of credits, the house’s own jobs last, films by their year', () =>
    expect(
      works.map(({ craft, works: some }) => [nameOf(craft), some.map(({ film }) => film.slug)]),
    ).toEqual([
      ['director', ['early', 'late']],
      ['actor', ['between', 'late']],
      ['screenplay', ['early']],
      ['music', ['late']],
      ['handmade', ['early']],
    ]));

  test('of several roles in one film all are named, and of none none', () => {
    const [, actor] = works;
    expect(actor?.works.map(({ role }) => role)).toEqual([undefined, 'The king, His brother']);
  });

  test('a film has its poster where it comes first, and is a line from then on', () => {
    const shown = splitCardsAndLines(works).map(({ cards, lines }) =>
      [cards, lines].map((some) => some.map(({ film }) => film.slug)),
    );
    expect(shown).toEqual([
      [['early', 'late'], []],
      [['between'], ['late']],
      [[], ['early']],
      [[], ['late']],
      [[], ['early']],
    ]);
  });

  test('those with whom somebody made two films or more are named, once for each film', () => {
    expect(companionsOf(films, 'a')).toEqual([
      { slug: 'b', name: 'B', films: 2 },
      { slug: 'c', name: 'C', films: 2 },
    ]);
    expect(companionsOf(films.slice(1), 'a')).toEqual([]);
  });
});

describe('built people', () => {
  const { index } = smallHouse({
    one: { directors: ['Ada'], cast: [{ name: 'Bea' }] },
    two: { directors: ['Bea'], cast: [{ name: 'Cid' }] },
    three: { directors: ['黒澤明'] },
  });

  test('who has a name without a Latin letter has no address', () =>
    expect(listPeople(index)).toEqual(['ada', 'bea', 'cid']));

  test('the people with most films are prerendered', () =>
    expect(listPrerenderedPeople(index, 2)).toEqual(['bea', 'ada']));
});
