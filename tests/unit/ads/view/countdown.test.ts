import { expect, test } from 'vitest';
import { countdown } from '@/lib/ads/view/ad-bar';

test('the badge counts down in whole seconds, and ends at nought', () => {
  expect(countdown({ elapsed: 0.1, duration: 65 }).text).toBe('1:05');
  expect(countdown({ elapsed: 64.2, duration: 65 }).text).toBe('0:01');
  expect(countdown({ elapsed: 66, duration: 65 })).toMatchObject({ text: '0:00', share: 1 });
});

test('the line grows with the share of the ad that has run', () => {
  expect(countdown({ elapsed: 2, duration: 8 }).share).toBe(0.25);
  expect(countdown({ elapsed: 0, duration: 8 }).share).toBe(0);
});

test('while the length is not known the badge is empty', () => {
  const unknown = { text: '', seconds: 0, share: 0 };
  expect(countdown({ elapsed: 0, duration: 0 })).toEqual({ ...unknown, skipIn: 0 });
  expect(countdown({ elapsed: 2, duration: Number.NaN }, 5)).toEqual({ ...unknown, skipIn: 3 });
});

test('the way past opens when its seconds are over, not before', () => {
  expect(countdown({ elapsed: 4.9, duration: 10 }, 5).skipIn).toBe(1);
  expect(countdown({ elapsed: 5, duration: 10 }, 5).skipIn).toBe(0);
});
