import type { Film } from '../film';
import type { Person } from '../person';

/** Films that two people must have in common to be named together, and people that are named at most. */
const fewest = 2;
const most = 12;

export type Companion = Pick<Person, 'slug' | 'name'> & { films: number };

/** Those who worked with somebody most often, by the films they have in common. */
export function companionsOf(films: readonly Film[], slug: string): Companion[] {
  const found = new Map<string, Companion>();
  for (const { directors, cast, crew } of films) {
    const people = new Map([...directors, ...cast, ...crew].map((one) => [one.slug, one.name]));
    people.delete(slug);
    for (const [other, name] of people) {
      const { films: before } = found.get(other) ?? { films: 0 };
      found.set(other, { slug: other, name, films: before + 1 });
    }
  }
  return [...found.values()]
    .filter(({ films: common }) => common >= fewest)
    .sort((a, b) => b.films - a.films || (a.slug < b.slug ? -1 : 1))
    .slice(0, most);
}
