// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { holdPresses } from '@/components/catalogue/live/hold-presses';

let pressed: string[];
let region: HTMLElement;

beforeEach(() => {
  pressed = [];
  document.body.innerHTML =
    '<main><a id=link href="#x">x</a><button id=live data-live=list></button><input id=box type=checkbox></main><a id=other href="#y">y</a>';
  region = document.querySelector('main') as HTMLElement;
  document.body.onclick = ({ target }) => void pressed.push((target as Element).id);
});

const press = (id: string) => document.getElementById(id)?.click();

it('a link or live button that is pressed too early is pressed again once the scripts are there', async () => {
  let take = () => {};
  holdPresses(
    region,
    new Promise((resolve) => {
      take = resolve;
    }),
  );
  for (const id of ['link', 'live', 'other', 'box']) press(id);
  expect(pressed, 'what is elsewhere, and fields, are pressed at once').toEqual(['other', 'box']);
  take();
  await vi.waitFor(() => expect(pressed).toEqual(['other', 'box', 'link', 'live']));
  press('other');
  press('link');
  expect(pressed.slice(-2)).toEqual(['other', 'link']);
});

it('where the scripts do not come a press does what it does without them', async () => {
  vi.useFakeTimers();
  holdPresses(region, new Promise(() => {}));
  press('link');
  await vi.advanceTimersByTimeAsync(2000);
  expect(pressed).toEqual(['link']);
  vi.useRealTimers();
});

it('what has been given up holds nothing', () => {
  holdPresses(region, new Promise(() => {}))();
  press('link');
  expect(pressed).toEqual(['link']);
});
