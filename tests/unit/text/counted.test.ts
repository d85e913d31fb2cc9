import { expect, test } from 'vitest';
import { counted } from '@/lib/text/counted';

test('a noun follows its number: one film, none or several films', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'film'))).toEqual([
    ...['0 films', '1 film', '2 films', '21 films'],
  ]);
});
