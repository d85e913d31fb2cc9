// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  attachPictureInPicture,
  togglePictureInPicture,
} from '@/lib/player/picture-in-picture/picture-in-picture';
import { createStore } from '@/lib/player/state/player-store';

afterEach(() => Reflect.deleteProperty(window, 'documentPictureInPicture'));

function open(track?: { mode: string }) {
  document.body.innerHTML = '<section><video></video><button data-plyr="pip"></button></section>';
  const root = document.querySelector('section') as HTMLElement;
  const media = root.querySelector('video') as HTMLVideoElement;
  media.requestPictureInPicture = vi.fn();
  const handle = { media, root, store: createStore(), shownTrack: () => track as TextTrack };
  return { ...handle, handle, detach: attachPictureInPicture(handle) };
}

test('the browser draws the captions as long as the film is in picture-in-picture', async () => {
  const track = { mode: 'hidden' };
  const { root, media, store } = open(track);
  root.querySelector('button')?.click();
  expect(media.requestPictureInPicture).toHaveBeenCalledOnce();
  store.write({ pip: true });
  expect(track.mode).toBe('showing');
  store.write({ pip: false });
  expect(track.mode).toBe('hidden');
});

test('where a page can open a window, a film with captions moves into it and back', async () => {
  const filmWindow = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
    CSSStyleSheet: class {
      replaceSync() {}
    },
    close: vi.fn(() => filmWindow.dispatchEvent(new Event('pagehide'))),
  });
  const windows = { window: null as unknown, requestWindow: async () => filmWindow };
  Object.assign(window, { documentPictureInPicture: windows });
  const { handle, root, media, store, detach } = open({ mode: 'hidden' });
  await togglePictureInPicture(handle);
  windows.window = filmWindow;
  expect(media.ownerDocument).toBe(filmWindow.document);
  expect([media.controls, store.read().pip]).toEqual([true, true]);
  await togglePictureInPicture(handle);
  expect(root.firstElementChild).toBe(media);
  expect([media.controls, store.read().pip]).toEqual([false, false]);
  detach();
  expect(filmWindow.close).toHaveBeenCalledOnce();
});
