import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withChapters } from '@/lib/player/chapters/with-chapters';
import { until } from '../../until';

const detach = vi.fn();
const attach = vi.fn(() => detach);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('WEBVTT\n\n00:00.000 --> 00:09.000\nLever\n')),
  );
});

afterEach(() => vi.unstubAllGlobals());

test('what needs chapters is attached when they are there, and taken back', async () => {
  const takeBack = withChapters('/chapters.vtt', attach);
  expect(attach).not.toHaveBeenCalled();
  await until(() => expect(attach).toHaveBeenCalledWith([{ startTime: 0, title: 'Lever' }]));
  takeBack();
  expect(detach).toHaveBeenCalledOnce();
});

test('without a file it is attached at once, without chapters', () => {
  withChapters(undefined, attach)();
  expect(attach).toHaveBeenCalledWith([]);
  expect(detach).toHaveBeenCalledOnce();
});

test('what is taken back while the chapters load is never attached', async () => {
  withChapters('/chapters.vtt', attach)();
  const later = vi.fn(() => detach);
  withChapters('/chapters.vtt', later);
  await until(() => expect(later).toHaveBeenCalledOnce());
  expect(attach).not.toHaveBeenCalled();
});
