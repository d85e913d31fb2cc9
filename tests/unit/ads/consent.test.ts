// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { consentFor, deviceConsent, foreignHosts } from '@/lib/ads/consent';

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
  expect(localStorage.getItem('bobine-choices')).toBe('{"ads":"refused"}');
});

test('a corrupt answer counts as none', () => {
  localStorage.setItem('bobine-choices', '{');
  expect(deviceConsent.read()).toBe('unknown');
});

test('every house that would be asked is named, once, and not our own', () => {
  const ima = { backend: 'ima', sdk: 'https://sdk.example/ima3.js' } as const;
  expect(foreignHosts({ ...ima, tag: 'https://ads.example/tag' }, page)).toEqual([
    'sdk.example',
    'ads.example',
  ]);
  expect(foreignHosts({ ...ima, tag: '/ads/tag.xml' }, page)).toEqual(['sdk.example']);
  const platform = { api: 'tcf', script: 'https://cmp.example/cmp.js', vendors: [755] } as const;
  expect(
    foreignHosts({ ...ima, tag: '/ads/tag.xml', platform: { ...platform, vendors: [755] } }, page),
  ).toEqual(['sdk.example', 'cmp.example']);
  expect(foreignHosts({ backend: 'vast', tag: '/ads/tag.xml' }, page)).toEqual([]);
});

test('an SDK that nobody fetches is not named', () => {
  const sdk = 'https://sdk.example/ima3.js';
  const tag = 'https://ads.example/tag';
  expect(foreignHosts({ backend: 'vast', sdk, tag }, page)).toEqual(['ads.example']);
  expect(foreignHosts({ backend: 'ima', tag }, page)).toEqual(['ads.example']);
});

test('who listens hears of an answer, until they stop', () => {
  const heard = vi.fn();
  const stop = deviceConsent.subscribe(heard);
  deviceConsent.remember('given');
  expect(heard).toHaveBeenCalledOnce();
  stop();
  deviceConsent.remember('refused');
  expect(heard).toHaveBeenCalledOnce();
});
