import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/navigation/links';
import type { CrewMember } from '@/lib/catalog/films/film';
import { formatLifeDates } from '@/lib/catalog/people/life-dates';
import type { Person } from '@/lib/catalog/people/person';
import { personPath } from '@/lib/catalog/people/person-path';
import { builtInJobs } from '@/lib/content/built-in';

/** Links to directors' pages, with their life dates. */
export function PersonLinks({ people }: { people: Person[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.slug}>
          <PersonLink person={person} />{' '}
          <span className="text-muted">{formatLifeDates(person)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Link to a person's page. A name without any Latin letter has no slug and hence no page, so it is plain text. */
export function PersonLink({ person: { slug, name } }: { person: Pick<Person, 'slug' | 'name'> }) {
  return slug ? <TextLink href={personPath(slug)}>{name}</TextLink> : name;
}

/** Name of a crew job: from the site content, or the translation of a built-in job. */
export function JobName({ job: { slug, name } }: Pick<CrewMember, 'job'>) {
  const t = useTranslations('Film.jobs');
  const builtIn = builtInJobs.find((job) => job === slug);
  return name ?? (builtIn ? t(builtIn) : slug);
}
