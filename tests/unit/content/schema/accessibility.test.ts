import { expect, test } from 'vitest';
import { accessibilitySchema } from '@/lib/content/schema/accessibility';
import { faultsOf } from './faults-of';

test('a house need say nothing of it, or says whom to tell and who judges', () => {
  expect(accessibilitySchema.parse({})).toEqual({});
  const said = {
    contact: { name: 'Anna', email: 'anna@house.example' },
    body: { name: { fr: 'Le Bureau', de: 'Das Büro' }, url: 'https://office.example/' },
  };
  expect(accessibilitySchema.parse(said)).toEqual(said);
  expect(accessibilitySchema.parse({ body: { name: 'Office' } })).toEqual({
    body: { name: 'Office' },
  });
});

test.each([
  [{ contact: { name: 'Anna' } }, 'contact: an email, a phone, or both'],
  [{ body: {} }, 'body.name: words, or words in fr and in de'],
  [
    { body: { name: 'Office', url: 'mailto:a@b.example' } },
    'body.url: an address that begins with https://',
  ],
  [{ body: { name: 'Office', phone: '1' } }, 'body: Unrecognized key: "phone"'],
  [{ level: 'AA' }, ': Unrecognized key: "level"'],
])('%j is said to be wrong, and how it should be', (said, fault) => {
  expect(faultsOf(accessibilitySchema, said)).toEqual([fault]);
});
