// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasUserInput, holdClicks } from '@/components/search/catalogue/live/hydrate-on-intent';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import { createConnectionHandlers } from '@/lib/navigation/connection/offline-guard';
import { until } from '@/tests/unit/until';

describe('holdClicks', () => {
  let clicked: string[];
  beforeEach(() => {
    clicked = [];
    document.body.innerHTML =
      '<main><a id=link href="#x">x</a><button id=live></button><input id=box type=checkbox></main><a id=other href="#y">y</a>';
    document.body.onclick = ({ target }) => void clicked.push((target as Element).id);
  });
  const click = (id: string) => document.getElementById(id)?.click();

  function hold() {
    const load = vi.fn();
    let finish = () => {};
    const hydrated = new Promise<void>((resolve) => {
      finish = resolve;
    });
    holdClicks(document.querySelector('main') as HTMLElement, { load, hydrated });
    return { load, finish: () => finish() };
  }

  test('a click on a link of the region loads the scripts and is repeated after hydration', async () => {
    const { load, finish } = hold();
    for (const id of ['other', 'live', 'box']) click(id);
    expect(clicked).toEqual(['other', 'live', 'box']);
    expect(load).not.toHaveBeenCalled();
    click('link');
    expect(clicked).not.toContain('link');
    expect(load).toHaveBeenCalledOnce();
    finish();
    await until(() => expect(clicked.at(-1)).toBe('link'));
    click('link');
    expect(clicked.slice(-2), 'no click is held after hydration').toEqual(['link', 'link']);
  });

  test('a click is repeated after two seconds without the scripts', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    hold();
    click('link');
    await vi.advanceTimersByTimeAsync(2000);
    expect(clicked).toEqual(['link']);
  });

  test('a click without a connection only shows the message', async () => {
    const notify = vi.fn();
    setConnectionHandlers(createConnectionHandlers(notify));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      setConnectionHandlers(undefined);
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    hold();
    for (const times of [1, 2]) {
      click('link');
      await until(() => expect(notify).toHaveBeenCalledTimes(times));
    }
    expect(clicked).toEqual([]);
  });
});

const set = (selector: string, change: object) => (region: HTMLElement) =>
  void Object.assign(region.querySelector(selector) ?? {}, change);

test.each<[string, boolean, (region: HTMLElement) => void]>([
  ['as rendered', false, () => {}],
  ['with typed text', true, set('input', { value: 'ab' })],
  ['with a ticked box', true, set('[name=shop]', { checked: true })],
  ['with another order', true, set('select', { value: 'y' })],
  ['with an open facet', true, set('details', { open: true })],
  ['with the focus', true, (region) => region.querySelector('input')?.focus()],
])('a catalogue %s has user input: %s', (_, has, change) => {
  document.body.innerHTML =
    '<main><form><input type=search name=q value=a><input type=checkbox name=shop><select name=sort><option selected>x<option>y</select><details><summary>f</summary></details></form></main>';
  const region = document.querySelector('main') as HTMLElement;
  // jsdom does not support popovers.
  const find = region.querySelector.bind(region);
  region.querySelector = (selector: string) => find(selector.replace(', :popover-open', ''));
  change(region);
  expect(hasUserInput(region)).toBe(has);
});
