import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/navigation/text-link';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import type { Person } from '@/lib/films/person';

/** Directors, each leading to their films in the catalogue. */
export function PersonLinks({ people }: { people: Person[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.slug}>
          <TextLink href={catalogueHref({ filters: { director: person.slug } })}>
            {person.name}
          </TextLink>
          <PersonYears person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonYears({ person: { born, died } }: { person: Person }) {
  const t = useTranslations('Film');
  if (!born) return null;
  return (
    <span className="text-muted">
      {' '}
      {t('years', { born: String(born), died: String(died ?? '') })}
    </span>
  );
}
