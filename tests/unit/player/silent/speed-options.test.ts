// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { attachSpeedLabels } from '@/lib/player/silent/attach-speed-labels';
import { projectionSpeeds } from '@/lib/player/silent/projection-speeds';
import { speedOptions } from '@/lib/player/silent/speed-options';
import german from '@/messages/de.json';
import messages from '@/messages/fr.json';

test('a transfer at 24 frames per second runs slower at the speeds of silent film', () => {
  expect(projectionSpeeds(24)).toEqual([
    { fps: 16, speed: 0.6667 },
    { fps: 18, speed: 0.75 },
    { fps: 20, speed: 0.8333 },
    { fps: 24, speed: 1 },
  ]);
});

test('a transfer at 18 runs faster at 20 and 24', () => {
  expect(projectionSpeeds(18).map(({ speed }) => speed)).toEqual([0.8889, 1, 1.1111, 1.3333]);
});

test('a transfer at another rate keeps that rate among the presets, in its place', () => {
  expect(projectionSpeeds(22).map(({ fps }) => fps)).toEqual([16, 18, 20, 22, 24]);
  expect(projectionSpeeds(22)).toContainEqual({ fps: 22, speed: 1 });
});

test.each([0, -24, Number.NaN, Number.POSITIVE_INFINITY])('at %s there are no presets', (rate) => {
  expect(projectionSpeeds(rate)).toEqual([]);
});

/** What a screen reader says: all that is not hidden from it. */
const heardOf = (element?: Element | null) =>
  element?.querySelector(':scope span:not([aria-hidden]):not(:has(span))')?.textContent;

const french = { words: messages.Player, locale: 'fr' };

test('frames per second are short for the eye, and said in full, in each language', () => {
  expect(speedOptions(24, french)[0]).toEqual({
    ...{ speed: 0.6667, label: '16\u00a0i/s', spoken: '16\u00a0images par seconde' },
  });
  expect(speedOptions(24, { words: german.Player, locale: 'de' })[1]).toEqual({
    ...{ speed: 0.75, label: '18\u00a0Bilder/s', spoken: '18\u00a0Bilder pro Sekunde' },
  });
});

test('other films have the usual speeds, with the page’s own comma', () => {
  expect(speedOptions(undefined, french).slice(3, 5)).toEqual([
    { speed: 1, label: '1×' },
    { speed: 1.25, label: '1,25×' },
  ]);
});

test('Plyr’s own words for a speed are replaced whenever it writes them, until the clean-up', async () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<button><span>Vitesse<span class="plyr__menu__value">Normale</span></span></button>' +
    '<button data-plyr="speed" value="0.6667"><span>0.6667&times;</span></button>' +
    '<button data-plyr="speed" value="2"><span>2&times;</span></button>';
  const detach = attachSpeedLabels(root, speedOptions(24, french));
  const [entry, other] = root.querySelectorAll('[data-plyr]');
  expect(heardOf(entry)).toBe('16\u00a0images par seconde');
  expect(entry?.querySelector('[aria-hidden]')?.textContent).toBe('16\u00a0i/s');
  expect(other?.textContent).toBe('2×');
  const value = root.querySelector('.plyr__menu__value') as HTMLElement;
  expect(value.textContent).toBe('Normale');
  value.innerHTML = '0.75&times;';
  await Promise.resolve();
  expect(value.firstChild?.textContent).toBe('18\u00a0i/s');
  value.innerHTML = '24\u00a0i/s';
  await Promise.resolve();
  expect(heardOf(value)).toBe('24\u00a0images par seconde');
  detach();
  value.innerHTML = '0.75&times;';
  await Promise.resolve();
  expect(value.textContent).toBe('0.75×');
});
