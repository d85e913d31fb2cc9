import { expect, test } from 'vitest';
import { toTitleForms } from '@/lib/films/search/title-forms';

test('a title that is nothing but articles is typed whole', () => {
  expect(toTitleForms([['L’Un']]).forms).toEqual(['l un']);
});

test('a title that is the same in two languages is one', () => {
  expect(toTitleForms([['Opium', 'Opium!']])).toMatchObject({ forms: ['opium'] });
});
