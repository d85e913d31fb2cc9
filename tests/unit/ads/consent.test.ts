// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { consentFor, deviceConsent } from '@/lib/ads/consent';

const page = 'https://bobine.example/movie/x';
beforeEach(() => localStorage.clear());

test('our own VAST tag needs no consent', () => {
  expect(consentFor({ backend: 'vast', tag: '/ads/vast.fr.xml' }, page, deviceConsent)).toBe(
    'notNeeded',
  );
});

test.each([
  { backend: 'vast', tag: 'https://ads.example/tag' },
  { backend: 'ima', tag: '/ads/vast.fr.xml' },
] as const)('$backend with $tag asks first, and remembers the answer', (config) => {
  expect(consentFor(config, page, deviceConsent)).toBe('unknown');
  deviceConsent.remember('refused');
  expect(consentFor(config, page, deviceConsent)).toBe('refused');
  expect(localStorage.getItem('bobine-ads-consent')).toBe('refused');
});

test('a corrupt answer counts as none', () => {
  localStorage.setItem('bobine-ads-consent', '{');
  expect(deviceConsent.read()).toBe('unknown');
});
