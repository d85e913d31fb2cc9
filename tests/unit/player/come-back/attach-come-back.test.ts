// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { attachComeBack } from '@/lib/player/come-back/attach-come-back';

const turn = (type: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

function watch() {
  const media = document.createElement('video');
  const handle = { media, pause: vi.fn(), seek: vi.fn() };
  media.currentTime = 34.9;
  return { ...handle, stop: attachComeBack(handle) };
}

test('a page that is kept stops its film, which stands where it was left', () => {
  const { media, pause, seek, stop } = watch();
  turn('pagehide', true);
  expect(pause).toHaveBeenCalledOnce();
  media.currentTime = 0;
  turn('pageshow', true);
  expect(seek).toHaveBeenCalledExactlyOnceWith(34.9);
  stop();
  turn('pagehide', true);
  expect(pause).toHaveBeenCalledOnce();
});

test('one that stands there already is left alone, and so is a page that is not kept', () => {
  const { pause, seek, stop } = watch();
  turn('pagehide', false);
  expect(pause).not.toHaveBeenCalled();
  turn('pagehide', true);
  turn('pageshow', true);
  expect(seek).not.toHaveBeenCalled();
  stop();
});
