import { expect, test } from 'vitest';
import { readHead } from '@/lib/content/validate/media/read-head';
import { aFolder, saysWhatIsOpen, timesOpen } from './a-folder';

const { at, write } = aFolder();

test('a file is read from its beginning, as far as it goes', () => {
  expect(readHead(write('long', 'abc'.repeat(100))).toString()).toBe(
    'abc'.repeat(43).slice(0, 128),
  );
  expect(readHead(write('short', 'abc')).toString()).toBe('abc');
  expect(readHead(write('empty', ''))).toHaveLength(0);
  expect(readHead(at('long'), 4).toString()).toBe('abca');
});

test.skipIf(!saysWhatIsOpen)('no file is left open', () => {
  readHead(write('short', 'abc'));
  expect(timesOpen(at('short'))).toBe(0);
});
