import { TextLink } from '@/components/navigation/text-link';
import type { Person } from '@/lib/catalog/people/person';
import { personPath } from '@/lib/catalog/people/person-path';

/** Somebody's name, which leads to their page. One without a Latin letter has no address, and is a name. */
export function PersonLink({ person: { slug, name } }: { person: Pick<Person, 'slug' | 'name'> }) {
  return slug ? <TextLink href={personPath(slug)}>{name}</TextLink> : name;
}
