import { isRecord } from '@/lib/primitives/json';

/** A schema.org object as written in a page. */
export type Thing = Record<string, unknown> & { '@type': string };

/** A thing with its path for issue messages: `Movie.director[0]`. */
export type PlacedThing = { thing: Thing; place: string };

/** All things in a JSON-LD value, including nested ones; parents come first. */
export function listThings(value: unknown, place = ''): PlacedThing[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => listThings(one, `${place}[${index}]`));
  if (!isRecord(value)) return [];
  const type = value['@type'];
  const name = place || (typeof type === 'string' ? type : '');
  const own = typeof type === 'string' ? [{ thing: value as Thing, place: name }] : [];
  const inner = Object.entries(value).flatMap(([field, one]) =>
    listThings(one, name ? `${name}.${field}` : field === '@graph' ? '' : field),
  );
  return [...own, ...inner];
}

/** The values of a field as a list: none, one or several. */
export function valuesOf(thing: Thing, field: string): unknown[] {
  return [thing[field]].flat().filter((value) => value !== undefined && value !== null);
}
