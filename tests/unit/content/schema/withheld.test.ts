import { expect, test } from 'vitest';
import { z } from 'zod';
import { withheldFields } from '@/lib/content/schema/withheld';
import { faultsOf } from './faults-of';

const schema = z.strictObject(withheldFields);

test.each([
  {},
  { draft: false },
  { publishedFrom: '2026-12-04' },
  { publishedFrom: '4.12.2026 20h30' },
])('%j can be said of what is not to be seen yet', (withheld) => {
  expect(schema.parse(withheld)).toEqual(withheld);
});

test.each(['2026-12', '2026-02-30', '20:30', '2026-12-04 25:00'])('%s is no beginning', (from) => {
  expect(faultsOf(schema, { publishedFrom: from })).toEqual([
    'publishedFrom: a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30',
  ]);
});

test('a draft is one or none', () => {
  expect(faultsOf(schema, { draft: 'yes' })).toHaveLength(1);
});
