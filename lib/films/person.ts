import { LRUCache } from 'lru-cache';
import type { RawPeople } from '@/lib/content/schema/person';
import { own } from '@/lib/text/own';
import { slugify } from '@/lib/text/slugify';

/** Somebody who made a film; years only where the register of people has them. */
export type Person = { slug: string; name: string; born?: number; died?: number };

/** Everybody in a small house; in a large one, those of the last hundreds of films that were shown. */
const slugs = new LRUCache<string, string>({ max: 5000 });

export function toPerson(name: string, people: RawPeople): Person {
  const { born, died } = own(people, name) ?? {};
  return { slug: slugOf(name), name, born, died };
}

/** A name's slug, made once: a film has ten names, and a page of results two hundred. */
function slugOf(name: string): string {
  const slug = slugs.get(name) ?? slugify(name);
  slugs.set(name, slug);
  return slug;
}
