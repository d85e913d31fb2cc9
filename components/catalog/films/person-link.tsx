import { TextLink } from '@/components/navigation/text-link';
import type { Person } from '@/lib/catalog/people/person';
import { personPath } from '@/lib/catalog/people/person-path';

/** Link to a person's page. A name without any Latin letter has no slug and hence no page, so it is plain text. */
export function PersonLink({ person: { slug, name } }: { person: Pick<Person, 'slug' | 'name'> }) {
  return slug ? <TextLink href={personPath(slug)}>{name}</TextLink> : name;
}
