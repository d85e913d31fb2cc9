// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdConsent } from '@/components/player/ad-consent';
import { deviceConsent } from '@/lib/ads/consent';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const words = {
  adConsentGiven: 'Oui à {host}',
  adConsentRefused: 'Non à {host}',
  adConsentForget: 'Retirer',
};
const ads = {
  backend: 'vast',
  tag: 'https://ads.example/tag',
  publisherId: 'p',
  channelId: 'c',
} as const;
const show = (more = {}) =>
  render(<AdConsent ads={{ ...ads, ...more }} locale="fr" words={words} />);

test.each(['given', 'refused'] as const)('what was %s can be taken back', (answer) => {
  deviceConsent.remember(answer);
  const { container } = show();
  expect(container.textContent).toContain('à ads.example');
  screen.getByRole('button', { name: 'Retirer' }).click();
  expect(deviceConsent.read()).toBe('unknown');
});

test('where nothing was asked there is nothing to take back', () => {
  expect(show().container.textContent).toBe('');
  deviceConsent.remember('given');
  expect(show({ tag: '/ads/tag.xml' }).container.textContent).toBe('');
});
