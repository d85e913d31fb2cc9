import { expect, test } from 'vitest';
import { mailtoHref } from '@/lib/text/mailto-href';

test('a link writes to the whole address, whatever signs stand in it', () => {
  expect(mailtoHref('anna@example.ch')).toBe('mailto:anna@example.ch');
  const { pathname, searchParams } = new URL(
    mailtoHref('films&co/a?b#c@example.ch', 'Un film & un livre'),
  );
  expect(decodeURIComponent(pathname)).toBe('films&co/a?b#c@example.ch');
  expect([...searchParams]).toEqual([['subject', 'Un film & un livre']]);
});
