import { LRUCache } from 'lru-cache';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import { findPerson } from '@/lib/content/store/find-person';
import { slugify } from '@/lib/primitives/text/slugify';

/** A person credited in a film. The years are absent if `people.yaml` does not have them. */
export type Person = { slug: string; name: string; born?: number; died?: number };

/** LRU cache of slugs: all people of a small catalogue; of a large one, those of recently shown films. */
const slugs = new LRUCache<string, string>({ max: 5000 });

/** @param credited the credited name, which is shown; the slug is that of the person's main name */
export function toPerson(credited: string, people: RawPeople): Person {
  const { name, born, died } = findPerson(people, credited);
  return { slug: slugOf(name), name: credited, born, died };
}

/** A name's slug, cached: a film has ten names, a page of results two hundred. */
function slugOf(name: string): string {
  const slug = slugs.get(name) ?? slugify(name);
  slugs.set(name, slug);
  return slug;
}
