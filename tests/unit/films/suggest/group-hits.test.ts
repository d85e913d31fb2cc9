import { describe, expect, it } from 'vitest';
import type { FilmSummary } from '@/lib/films/api/films-answer';
import type { Hit } from '@/lib/films/search/hit';
import { groupHits } from '@/lib/films/suggest/group-hits';

function film(slug: string, hit: Partial<Hit>): FilmSummary {
  const title = { text: slug, ranges: [] };
  return { slug, hit: { title, people: [], collections: [], ...hit } } as unknown as FilmSummary;
}

function person(slug: string, as: 'director' | 'actor' | 'crew', isNamed = true) {
  return { slug, as, text: slug, ranges: isNamed ? [[0, 2] as [number, number]] : [] };
}

describe('groupHits', () => {
  it('offers each person once, as in the first film', () => {
    const films = [
      film('nosferatu', { people: [person('murnau', 'director'), person('wagner', 'crew')] }),
      film('faust', { people: [person('wagner', 'crew'), person('murnau', 'crew')] }),
    ];
    const { people } = groupHits({ films, total: 2 });
    expect(people.map(({ slug, href }) => [slug, href])).toEqual([
      ['murnau', '/person/murnau'],
      ['wagner', '/person/wagner'],
    ]);
  });

  it('offers nobody whose role alone was searched', () => {
    const films = [film('nosferatu', { people: [person('schreck', 'actor', false)] })];
    expect(groupHits({ films, total: 1 }).people).toEqual([]);
  });

  it('offers three people and two collections at most', () => {
    const people = ['a', 'b', 'c', 'd'].map((slug) => person(slug, 'actor'));
    const collections = ['x', 'y', 'z'].map((slug) => ({ slug, text: slug, ranges: [] }));
    const groups = groupHits({ films: [film('one', { people, collections })], total: 40 });
    expect(groups.people.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(groups.collections.map(({ href }) => href)).toEqual(['/collection/x', '/collection/y']);
    expect(groups.total).toBe(40);
  });
});
