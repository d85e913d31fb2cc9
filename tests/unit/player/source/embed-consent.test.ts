// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasConsented, rememberConsent } from '@/lib/player/source/embed-consent';

beforeEach(() => localStorage.clear());

test('consent is given for one provider and can be taken back', () => {
  rememberConsent('YouTube', true);
  expect([hasConsented('YouTube'), hasConsented('Vimeo')]).toEqual([true, false]);
  rememberConsent('YouTube', false);
  expect(hasConsented('YouTube')).toBe(false);
});

test('a corrupt record is no consent', () => {
  localStorage.setItem('bobine-embeds', '{"YouTube"');
  expect(hasConsented('YouTube')).toBe(false);
});
