import { expect, test } from 'vitest';
import { withdrawalEnd } from '@/lib/orders/withdrawal-end';
import { someTill } from '../selling/some-till';

const sent = { sent_at: '2026-11-23T10:00:00.000Z', delivery: 'post', country: 'CH' } as const;

test('the days to withdraw begin when the goods have arrived at the latest', () => {
  expect(withdrawalEnd(sent, someTill)).toBe('2026-12-13');
});

test('what is collected or goes by mail is there at once', () => {
  expect(withdrawalEnd({ ...sent, delivery: 'mail' }, someTill)).toBe('2026-12-07');
  expect(withdrawalEnd({ ...sent, delivery: 'collection' }, someTill)).toBe('2026-12-07');
});

test('the day is that of the house’s clocks', () => {
  const late = { ...sent, delivery: 'mail', sent_at: '2026-11-23T23:30:00.000Z' } as const;
  expect(withdrawalEnd(late, someTill)).toBe('2026-12-08');
});

test('a week on the way has two weekends at most', () => {
  const slow = {
    ...someTill,
    zones: [{ countries: ['CH'], days: [4, 8] as [number, number], rates: [] }],
  };
  expect(withdrawalEnd(sent, slow)).toBe('2026-12-19');
});

test('nothing ends before something is sent', () => {
  expect(withdrawalEnd({ ...sent, sent_at: null }, someTill)).toBeUndefined();
});
