import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Moment } from '@/components/desk/moment';

const shown = (at: string, mayBeDay: boolean) =>
  renderToStaticMarkup(<Moment at={at} locale="de" mayBeDay={mayBeDay} />);

test('of a bank that has said a day only the day is shown', () => {
  const day = '2026-11-23T00:00:00.000Z';
  expect(shown(day, true)).toBe('<time dateTime="2026-11-23">23.11.26</time>');
  expect(shown(day, false)).toContain('01:00');
  expect(shown('2026-11-23T09:15:00.000Z', true)).toContain('10:15');
});
