// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { holdPresses } from '@/components/catalogue/live/hold-presses';
import { connectionWith } from '@/lib/navigation/connection/connection';
import { watchConnection } from '@/lib/navigation/connection/no-connection';
import { until } from '../../../until';

let pressed: string[];
let region: HTMLElement;

beforeEach(() => {
  pressed = [];
  document.body.innerHTML =
    '<main><a id=link href="#x">x</a><button id=live></button><input id=box type=checkbox></main><a id=other href="#y">y</a>';
  region = document.querySelector('main') as HTMLElement;
  document.body.onclick = ({ target }) => void pressed.push((target as Element).id);
});

const press = (id: string) => document.getElementById(id)?.click();

function hold() {
  const ask = vi.fn();
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  return { ask, take: () => take(), release: holdPresses(region, { ask, taken }) };
}

it('a link that is pressed too early has the scripts come, and is pressed again once they are there', async () => {
  const { ask, take } = hold();
  for (const id of ['other', 'live', 'box']) press(id);
  expect(pressed, 'what is elsewhere, or no link, is pressed at once').toEqual([
    ...['other', 'live', 'box'],
  ]);
  expect(ask).not.toHaveBeenCalled();
  press('link');
  expect(pressed).not.toContain('link');
  expect(ask).toHaveBeenCalledOnce();
  take();
  await until(() => expect(pressed.at(-1)).toBe('link'));
  press('link');
  expect(pressed.slice(-2), 'once they are there nothing is kept').toEqual(['link', 'link']);
});

it('where the scripts do not come a press does what it does without them', async () => {
  vi.useFakeTimers();
  hold();
  press('link');
  await vi.advanceTimersByTimeAsync(2000);
  expect(pressed).toEqual(['link']);
  vi.useRealTimers();
});

it('without a connection every press keeps the page, and says so', async () => {
  const said = vi.fn();
  watchConnection(connectionWith(said));
  onTestFinished(() => watchConnection(undefined));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hold();
  for (const times of [1, 2]) {
    press('link');
    await until(() => expect(said).toHaveBeenCalledTimes(times));
  }
  expect(pressed).toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what has been given up holds nothing', () => {
  hold().release();
  press('link');
  expect(pressed).toEqual(['link']);
});
