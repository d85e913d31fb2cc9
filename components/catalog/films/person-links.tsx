import type { Person } from '@/lib/catalog/people/person';
import { LifeDates } from './life-dates';
import { PersonLink } from './person-link';

/** Links to directors' pages, with their life dates. */
export function PersonLinks({ people }: { people: Person[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.slug}>
          <PersonLink person={person} />{' '}
          <span className="text-muted">
            <LifeDates person={person} />
          </span>
        </li>
      ))}
    </ul>
  );
}
