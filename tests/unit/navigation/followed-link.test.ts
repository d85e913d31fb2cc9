// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followedLink } from '@/lib/navigation/followed-link';

/** Clicks the `b` in some markup; returns the link to follow. */
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

it('the link around the clicked element is followed', () => {
  expect(click('<a href="/vod"><i><b></b></i></a>')).toBe('/vod');
  expect(click('<a href="/vod" target="_self"><b></b></a>')).toBe('/vod');
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o is left to the browser', (init) =>
  expect(click('<a href="/vod"><b></b></a>', init)).toBeUndefined(),
);

it.each([
  ...['<b></b>', '<a><b></b></a>', '<a href="/vod" target="_blank"><b></b></a>'],
  ...['<a href="/film.mp4" download><b></b></a>', '<a href="/de" hreflang="de"><b></b></a>'],
  '<a href="/media/judex/still-1.jpg"><b></b></a>',
])('%s has no link to follow', (html) => expect(click(html)).toBeUndefined());
