import { requiredFields } from './required-fields';
import { type PlacedThing, type Thing, valuesOf } from './thing';

/** Whether a field says something: an empty text or list says nothing. */
function says(thing: Thing, field: string): boolean {
  return valuesOf(thing, field).some((value) => value !== '');
}

/** What is owed and absent, what is no type of this site, and what nobody has judged. */
export function judgeFields({ thing, place }: PlacedThing): string[] {
  const required = Object.hasOwn(requiredFields, thing['@type']) && requiredFields[thing['@type']];
  if (!required) return [`${place}: ${thing['@type']} is no type that pages of this site speak of`];
  const faults = required.flatMap((owed) => {
    const fields = [owed].flat();
    return fields.some((field) => says(thing, field))
      ? []
      : [`${place}: ${thing['@type']} owes ${fields.join(' or ')}`];
  });
  const empty = Object.keys(thing).filter((field) => !says(thing, field));
  const invented = ['aggregateRating', 'review'].filter((field) => says(thing, field));
  return [
    ...faults,
    ...empty.map((field) => `${place}.${field} is empty`),
    ...invented.map((field) => `${place}.${field}: this site has no ratings and no reviews`),
  ];
}
