// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followedLink } from '@/lib/builds/watch/followed-link';

/** Clicks the `b` in some markup, and says which link would be followed. */
function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let found: HTMLAnchorElement | undefined;
  window.addEventListener(
    'click',
    (event) => {
      found = followedLink(event);
      event.preventDefault();
    },
    { capture: true, once: true },
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  return found?.getAttribute('href') ?? undefined;
}

it('finds the link around what was clicked', () => {
  expect(click('<a href="/vod"><i><b></b></i></a>')).toBe('/vod');
  expect(click('<a href="/vod" target="_self"><b></b></a>')).toBe('/vod');
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves %o to the browser', (init) =>
  expect(click('<a href="/vod"><b></b></a>', init)).toBeUndefined(),
);

it.each([
  ...['<b></b>', '<a><b></b></a>', '<a href="/vod" target="_blank"><b></b></a>'],
  ...['<a href="/film.mp4" download><b></b></a>', '<a href="/de" hreflang="de"><b></b></a>'],
  '<a href="/media/judex/still-1.jpg"><b></b></a>',
])('passes over %s', (html) => expect(click(html)).toBeUndefined());
