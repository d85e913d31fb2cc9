import { isRecord } from '@/lib/primitives/http/is-record';

/** A thing of schema.org as it stands in a page. */
export type Thing = Record<string, unknown> & { '@type': string };

/** A thing with where it stands, for the words of a fault: `Movie.director[0]`. */
export type PlacedThing = { thing: Thing; place: string };

/** Every thing of a piece of JSON-LD with all that stand in it, the outer before the inner. */
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

/** The values of a field: none, one, or those of a list. */
export function valuesOf(thing: Thing, field: string): unknown[] {
  return [thing[field]].flat().filter((value) => value !== undefined && value !== null);
}
