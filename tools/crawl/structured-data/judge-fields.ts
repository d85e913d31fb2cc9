import { fieldRules } from './field-rules';
import { type PlacedThing, type Thing, valuesOf } from './thing';

/** Whether a field says something: an empty text or list says nothing. */
function says(thing: Thing, field: string): boolean {
  return valuesOf(thing, field).some((value) => value !== '');
}

/** What is owed and absent, what is no type of this site, and what nobody has judged. */
export function judgeFields({ thing, place }: PlacedThing): string[] {
  const rule = Object.hasOwn(fieldRules, thing['@type']) && fieldRules[thing['@type']];
  if (!rule) return [`${place}: ${thing['@type']} is no type that pages of this site speak of`];
  const faults = rule.required.flatMap((owed) => {
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

/** What Google would like to know of a thing and is not told: no fault, for nobody may know it. */
export function listUnsaid({ thing, place }: PlacedThing): string[] {
  const wished = fieldRules[thing['@type']]?.recommended ?? [];
  return wished.filter((field) => !says(thing, field)).map((field) => `${place}.${field}`);
}
