// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileQualities, offerQualities, swapFile } from '@/lib/player/session/offer-qualities';
import type { PlayerSource } from '@/lib/player/source/source-schema';

describe('which files are qualities', () => {
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

  test('a file whose height nobody knows, or of a provider, is no quality', () => {
    const unknown = { provider: 'html5' as const, src: '/x.mp4', type: 'video/mp4' };
    const embed = { ...file('123', 360), provider: 'vimeo' as const };
    const source = withSources(file('/a.mp4', 720), unknown, embed, file('/c.mp4', 480));
    expect(fileQualities(source, 0).map(({ src }) => src)).toEqual(['/a.mp4', '/c.mp4']);
    expect(fileQualities(source, 1)).toEqual([]);
    expect(fileQualities(source, 9)).toEqual([]);
  });

  describe('what a visitor can choose', () => {
    const source = withSources(file('/sd.mp4', 480), file('/hd.mp4', 1080));

    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});

    afterEach(() => load.mockClear());

    const offer = (more: Partial<Parameters<typeof offerQualities>[0]> = {}) => {
      const media = document.createElement('video');
      const onSource = vi.fn();
      return {
        media,
        onSource,
        offered: offerQualities({ media, source, index: 0, onSource, ...more }),
      };
    };

    test('are the heights of the files, from the one that plays', () => {
      const { offered } = offer();
      expect(offered).toMatchObject({ options: [1080, 480], start: 480 });
    });

    test('takes the film to another file, once, and back', () => {
      const { offered, media, onSource } = offer();
      offered?.choose(480);
      expect(onSource).not.toHaveBeenCalled();
      offered?.choose(1080);
      expect(onSource).toHaveBeenLastCalledWith(1);
      expect(media.getAttribute('src')).toBe('/hd.mp4');
      offered?.choose(1080);
      offered?.choose(720);
      expect(onSource).toHaveBeenCalledTimes(1);
      offered?.choose(480);
      expect(onSource).toHaveBeenLastCalledWith(0);
      expect(media.getAttribute('src')).toBe('/sd.mp4');
    });

    test('is nothing for an embed, one file, or a stream that the browser plays itself', () => {
      expect(offer({ media: undefined }).offered).toBeUndefined();
      expect(offer({ source: withSources(file('/a.mp4', 720)) }).offered).toBeUndefined();
      expect(offer({ stream: { heights: [] } as never }).offered).toBeUndefined();
    });
  });
});

describe('another file', () => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('', 'AbortError'),
    );
  });

  afterEach(() => void vi.restoreAllMocks());

  function swap(paused: boolean) {
    const media = document.createElement('video');
    Object.defineProperty(media, 'paused', { value: paused });
    media.currentTime = 12;
    media.playbackRate = 1.5;
    swapFile(media, '/hd.mp4');
    // As a browser does with a new file.
    media.currentTime = 0;
    media.playbackRate = 1;
    return media;
  }

  test('another file goes on where the one before was, as fast, and plays on', () => {
    const media = swap(false);
    expect(media.getAttribute('src')).toBe('/hd.mp4');
    expect(media.load).toHaveBeenCalledOnce();
    expect(media.currentTime).toBe(0);
    media.dispatchEvent(new Event('loadedmetadata'));
    expect(media).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
    expect(media.play).toHaveBeenCalledOnce();
  });

  test('a film that stands still goes on standing', () => {
    const media = swap(true);
    media.dispatchEvent(new Event('loadedmetadata'));
    expect(media.currentTime).toBe(12);
    expect(media.play).not.toHaveBeenCalled();
  });
});
