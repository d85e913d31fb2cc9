import { expect, test } from 'vitest';
import { isAskedAbroad } from '@/lib/ads/asked-abroad';

test('another house is asked for what lies with it, and for an SDK', () => {
  expect(isAskedAbroad({ backend: 'vast', tag: '/media/house-ad/vast.xml' })).toBe(false);
  expect(isAskedAbroad({ backend: 'vast', tag: 'https://ads.example/tag' })).toBe(true);
  expect(isAskedAbroad({ backend: 'ima', tag: '/ads/tag.xml' })).toBe(true);
});
