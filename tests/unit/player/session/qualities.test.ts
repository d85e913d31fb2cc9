import { expect, test } from 'vitest';
import { fileQualities } from '@/lib/player/session/file-qualities';
import type { PlayerSource } from '@/lib/player/source/source-schema';

const file = (src: string, size: number, type = 'video/mp4') => ({
  ...{ provider: 'html5' as const, src, size, type },
});
const withSources = (...sources: PlayerSource['sources']): PlayerSource => ({
  ...{ type: 'video', title: '', autoplay: false, tracks: [], sources },
});

test('files of one type are qualities, those of another are other sources', () => {
  const source = withSources(
    file('/sd.mp4', 480),
    file('/film.webm', 720, 'video/webm'),
    file('/hd.mp4', 1080),
  );
  expect(fileQualities(source, 0).map(({ height, index }) => [height, index])).toEqual([
    [1080, 2],
    [480, 0],
  ]);
  expect(fileQualities(source, 1)).toEqual([]);
});

test('one file and a stream leave nothing to choose', () => {
  const stream = file('/a.m3u8', 720, 'application/vnd.apple.mpegurl');
  expect(fileQualities(withSources(file('/hd.mp4', 720), stream), 0)).toEqual([]);
});

test('a second file of the same height is no other quality', () => {
  const source = withSources(file('/a.mp4', 720), file('/b.mp4', 720), file('/c.mp4', 480));
  const names = (index: number) => fileQualities(source, index).map(({ src }) => src);
  expect(names(0)).toEqual(['/a.mp4', '/c.mp4']);
  expect(names(1)).toEqual(['/b.mp4', '/c.mp4']);
  expect(fileQualities(withSources(file('/a.mp4', 720), file('/b.mp4', 720)), 1)).toEqual([]);
});
