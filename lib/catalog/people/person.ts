import { LRUCache } from 'lru-cache';
import type { RawPeople } from '@/lib/content/schema/person';
import { findPerson } from '@/lib/content/store/find-person';
import { slugify } from '@/lib/primitives/text/slugify';

/** Somebody who made a film; years only where the register of people has them. */
export type Person = { slug: string; name: string; born?: number; died?: number };

/** Everybody in a small house; in a large one, those of the last hundreds of films that were shown. */
const slugs = new LRUCache<string, string>({ max: 5000 });

/** @param credited the name in a film's credits, which is shown; the address is that of the person's first name */
export function toPerson(credited: string, people: RawPeople): Person {
  const { name, born, died } = findPerson(people, credited);
  return { slug: slugOf(name), name: credited, born, died };
}

/** A name's slug, made once: a film has ten names, and a page of results two hundred. */
function slugOf(name: string): string {
  const slug = slugs.get(name) ?? slugify(name);
  slugs.set(name, slug);
  return slug;
}
