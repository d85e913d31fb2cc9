// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fileQualities, listQualities, swapFile } from '@/lib/player/session/qualities';
import type { PlayerSource } from '@/lib/player/source/source-schema';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    new DOMException('', 'AbortError'),
  );
});

const file = (src: string, size: number, type = 'video/mp4') => ({
  ...{ provider: 'html5' as const, src, size, type },
});
const withSources = (...sources: PlayerSource['sources']): PlayerSource => ({
  ...{ type: 'video', title: '', autoplay: false, tracks: [], sources },
});
const [sd, hd, webm] = [
  file('/sd.mp4', 480),
  file('/hd.mp4', 1080),
  file('/film.webm', 720, 'video/webm'),
];
const unknown = { provider: 'html5' as const, src: '/x.mp4', type: 'video/mp4' };
const embed = { ...file('123', 360), provider: 'vimeo' as const };
const twin = file('/b.mp4', 480);

test.each<[string, PlayerSource['sources'], number, string[]]>([
  ['files of one type', [sd, webm, hd], 0, ['/hd.mp4', '/sd.mp4']],
  ['nothing for a file of another type', [sd, webm, hd], 1, []],
  ['nothing beside a stream', [hd, file('/a.m3u8', 720, 'application/vnd.apple.mpegurl')], 0, []],
  ['the first file of a height', [sd, twin, hd], 0, ['/hd.mp4', '/sd.mp4']],
  ['the playing file of a height', [sd, twin, hd], 1, ['/hd.mp4', '/b.mp4']],
  ['nothing for two files of one height', [sd, twin], 1, []],
  ['no files of unknown height, no embeds', [sd, unknown, embed, hd], 0, ['/hd.mp4', '/sd.mp4']],
  ['nothing for a playing file of unknown height', [sd, unknown, embed, hd], 1, []],
  ['nothing for a missing source', [sd, hd], 9, []],
])('fileQualities lists %s', (_, sources, index, files) => {
  const found = fileQualities(withSources(...sources), index);
  expect(found.map(({ src }) => src)).toEqual(files);
  for (const { src, index: at } of found) expect(sources[at]?.src).toBe(src);
});

function offer(more: Partial<Parameters<typeof listQualities>[0]> = {}) {
  const media = document.createElement('video');
  const onSource = vi.fn();
  const source = withSources(sd, hd);
  const offered = listQualities({ media, source, index: 0, onSource, ...more });
  return { media, onSource, offered };
}

test('choosing another quality swaps the file', () => {
  const { offered, media, onSource } = offer();
  expect(offered).toMatchObject({ options: [1080, 480], start: 480 });
  offered?.choose(480);
  expect(onSource).not.toHaveBeenCalled();
  offered?.choose(1080);
  expect(media.getAttribute('src')).toBe('/hd.mp4');
  offered?.choose(1080);
  offered?.choose(720);
  offered?.choose(480);
  expect(media.getAttribute('src')).toBe('/sd.mp4');
  expect(onSource.mock.calls).toEqual([[1], [0]]);
});

test.each([
  ['plays', false, 1],
  ['is paused', true, 0],
])('swapFile keeps position and speed, and %s', (_, paused, plays) => {
  const media = document.createElement('video');
  Object.defineProperty(media, 'paused', { value: paused });
  Object.assign(media, { currentTime: 12, playbackRate: 1.5 });
  swapFile(media, '/hd.mp4');
  // A browser resets both for a new file.
  Object.assign(media, { currentTime: 0, playbackRate: 1 });
  expect(media.load).toHaveBeenCalledOnce();
  const begin = () => media.dispatchEvent(new Event('loadedmetadata'));
  begin();
  expect(media).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
  expect(media.play).toHaveBeenCalledTimes(plays);
  media.currentTime = 30;
  begin();
  expect(media.currentTime).toBe(30);
});
