// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isTouched } from '@/components/catalogue/live/use-awakening';

const html =
  '<form><input type=search name=q value=a><input type=checkbox name=shop><select name=sort><option selected>x<option>y</select><details><summary>f</summary></details></form>';

function draw(): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  // jsdom knows no popover.
  const region = document.querySelector('main') as HTMLElement;
  const find = region.querySelector.bind(region);
  region.querySelector = (selector: string) => find(selector.replace(', :popover-open', ''));
  return region;
}

it('a page as the server wrote it is not', () => expect(isTouched(draw())).toBe(false));

it.each<[string, (region: HTMLElement) => void]>([
  ['typed in', (region) => Object.assign(region.querySelector('input') ?? {}, { value: 'ab' })],
  [
    'ticked',
    (region) => Object.assign(region.querySelector('[name=shop]') ?? {}, { checked: true }),
  ],
  ['chosen from', (region) => Object.assign(region.querySelector('select') ?? {}, { value: 'y' })],
  ['opened', (region) => region.querySelector('details')?.setAttribute('open', '')],
  ['focused', (region) => region.querySelector('input')?.focus()],
])('one that was %s is', (_, act) => {
  const region = draw();
  act(region);
  expect(isTouched(region)).toBe(true);
});
