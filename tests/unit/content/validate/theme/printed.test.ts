import { expect, test } from 'vitest';
import { printed } from '@/lib/content/store/theme';

test('a house prints on its own paper with its own black, or with those of the project', () => {
  expect(printed({})).toEqual({ paper: '#f5f2ea', black: '#111110' });
  expect(printed({ paper: '#ffffff' })).toEqual({ paper: '#ffffff', black: '#111110' });
  expect(printed({ black: '#001122' })).toEqual({ paper: '#f5f2ea', black: '#001122' });
});
