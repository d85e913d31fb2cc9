import type { RawPeople } from '@/lib/content/schema/person';
import { slugify } from './slugify';

/** Somebody who made a film; years only where the register of people has them. */
export type Person = { slug: string; name: string; born?: number; died?: number };

export function toPerson(name: string, people: RawPeople): Person {
  return { slug: slugify(name), name, ...people[name] };
}
