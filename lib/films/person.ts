import type { RawPeople } from '@/lib/content/schema/person';
import { slugify } from '@/lib/text/slugify';

/** Somebody who made a film; years only where the register of people has them. */
export type Person = { slug: string; name: string; born?: number; died?: number };

const slugs = new Map<string, string>();

export function toPerson(name: string, people: RawPeople): Person {
  return { slug: slugOf(name), name, ...people[name] };
}

/** A name's slug, made once: a film has ten names, and a page of results two hundred. */
function slugOf(name: string): string {
  const slug = slugs.get(name) ?? slugify(name);
  slugs.set(name, slug);
  return slug;
}
