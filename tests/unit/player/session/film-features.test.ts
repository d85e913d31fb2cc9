// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attachFilmChapters } from '@/lib/player/session/attach-film-chapters';
import { attachFilmScrubber } from '@/lib/player/session/attach-film-scrubber';
import type { FeatureContext } from '@/lib/player/session/feature';

const back = vi.hoisted(() => ({ marks: vi.fn(), session: vi.fn(), scrubber: vi.fn() }));
const attachChapterMarks = vi.hoisted(() => vi.fn(() => back.marks));
const attachMediaSession = vi.hoisted(() => vi.fn(() => back.session));
const attachScrubber = vi.hoisted(() => vi.fn(() => back.scrubber));
const withChapters = vi.hoisted(() => vi.fn());
vi.mock('@/lib/player/chapters/attach-chapter-marks', () => ({ attachChapterMarks }));
vi.mock('@/lib/player/media-session/attach-media-session', () => ({ attachMediaSession }));
vi.mock('@/lib/player/thumbnails/attach-scrubber', () => ({ attachScrubber }));
vi.mock('@/lib/player/chapters/with-chapters', () => ({ withChapters }));

const chapters = [{ title: 'I', start: 0 }];
beforeEach(() => {
  vi.clearAllMocks();
  withChapters.mockImplementation((_, attach) => attach(chapters));
});

const track = (kind: string, srclang: string) => ({
  kind,
  srclang,
  src: `/${kind}.${srclang}.vtt`,
});

function context(source: object = {}, bar = true): FeatureContext {
  const root = document.createElement('div');
  if (bar)
    root.innerHTML = '<div class="plyr__progress"><input type="range" data-plyr="seek"></div>';
  return {
    ...{ handle: { root }, locale: 'de', film: { slug: 'a', directors: 'Robert Wiene' } },
    source: { title: 'Genuine', tracks: [], ...source },
  } as unknown as FeatureContext;
}

describe('chapters', () => {
  test('of the page’s language are marked on the seek bar, and told to the device', () => {
    const tracks = [track('captions', 'de'), track('chapters', 'fr'), track('chapters', 'de')];
    const given = context({ tracks, poster: '/p.jpg' });
    const takeBack = attachFilmChapters(given);
    expect(withChapters.mock.calls[0]?.[0]).toBe('/chapters.de.vtt');
    const timeLine = given.handle.root.querySelector('.plyr__progress');
    expect(attachChapterMarks).toHaveBeenCalledExactlyOnceWith(given.handle, timeLine, chapters);
    expect(attachMediaSession).toHaveBeenCalledExactlyOnceWith(given.handle, {
      ...{ title: 'Genuine', artist: 'Robert Wiene', artwork: [{ src: '/p.jpg' }], chapters },
    });
    takeBack();
    expect(back.marks).toHaveBeenCalledOnce();
    expect(back.session).toHaveBeenCalledOnce();
  });

  test('that there are not leave the device its title all the same', () => {
    const takeBack = attachFilmChapters(context({}, false));
    expect(withChapters.mock.calls[0]?.[0]).toBeUndefined();
    expect(attachChapterMarks).not.toHaveBeenCalled();
    expect(attachMediaSession.mock.calls[0]?.[1 as never]).toMatchObject({ artwork: [] });
    takeBack();
    expect(back.session).toHaveBeenCalledOnce();
  });
});

describe('thumbnails', () => {
  test('of a film that has them stand above the seek bar', () => {
    const given = context({ previewThumbnails: { src: '/t.vtt' } });
    const takeBack = attachFilmScrubber(given);
    const [handle, options] = (attachScrubber.mock.calls as unknown[][])[0] ?? [];
    expect(handle).toBe(given.handle);
    const { seekBar, src, formatTime } = options as Record<string, unknown>;
    expect(seekBar).toBe(given.handle.root.querySelector('input'));
    expect(src).toBe('/t.vtt');
    expect((formatTime as (time: number) => string)(65)).toBe('1:05');
    expect(takeBack).toBe(back.scrubber);
  });

  test('are not where there are none, or no bar', () => {
    attachFilmScrubber(context())();
    attachFilmScrubber(context({ previewThumbnails: { src: '/t.vtt' } }, false))();
    expect(attachScrubber).not.toHaveBeenCalled();
  });
});
