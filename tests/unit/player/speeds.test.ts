// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { attachSpeedLabels, projectionSpeeds, speedOptions } from '@/lib/player/speeds';
import messages from '@/messages/fr.json';

test.each([
  [24, [16, 18, 20, 24], [0.6667, 0.75, 0.8333, 1]],
  [18, [16, 18, 20, 24], [0.8889, 1, 1.1111, 1.3333]],
  [22, [16, 18, 20, 22, 24], [0.7273, 0.8182, 0.9091, 1, 1.0909]],
  // Speeds out of the player's range are left out.
  [1, [1, 16], [1, 16]],
  ...[0, -24, Number.NaN, Number.POSITIVE_INFINITY].map((rate) => [rate, [], []] as const),
] as [number, number[], number[]][])(
  'a transfer at %s frames per second has the rates %j, played at %j',
  (rate, fps, speeds) => {
    expect(projectionSpeeds(rate).map((one) => one.fps)).toEqual(fps);
    expect(projectionSpeeds(rate).map(({ speed }) => speed)).toEqual(speeds);
  },
);

const french = { messages: messages.Player, locale: 'fr' };

test('Plyr’s speed labels are replaced whenever it writes them, until the cleanup', async () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<button><span>Vitesse<span class="plyr__menu__value">Normale</span></span></button>' +
    '<button data-plyr="speed" value="0.6667"><span>0.6667&times;</span></button>' +
    '<button data-plyr="speed" value="2"><span>2&times;</span></button>';
  const detach = attachSpeedLabels(root, speedOptions(24, french));
  /** The text that screen readers get. */
  const spokenBy = (element?: Element | null) =>
    element?.querySelector(':scope span:not([aria-hidden]):not(:has(span))')?.textContent;
  const [entry, other] = root.querySelectorAll('[data-plyr]');
  expect(spokenBy(entry)).toBe('16\u00a0images par seconde');
  expect(entry?.querySelector('[aria-hidden]')?.textContent).toBe('16\u00a0i/s');
  expect(other?.textContent).toBe('2×');
  const value = root.querySelector('.plyr__menu__value') as HTMLElement;
  const write = async (html: string) => {
    value.innerHTML = html;
    await Promise.resolve();
    return value.firstChild?.textContent;
  };
  expect(value.textContent).toBe('Normale');
  expect(await write('0.75&times;')).toBe('18\u00a0i/s');
  await write('24\u00a0i/s');
  expect(spokenBy(value)).toBe('24\u00a0images par seconde');
  detach();
  expect(await write('0.75&times;')).toBe('0.75×');
});
