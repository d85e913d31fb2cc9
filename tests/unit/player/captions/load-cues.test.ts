import { afterEach, expect, test, vi } from 'vitest';
import { loadCues } from '@/lib/player/captions/load-cues';
import { loadChapters } from '@/lib/player/chapters/load-chapters';

function answer(text: string, status = 200) {
  const asked = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const file = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<i>Lever</i>\n';

test('cues of a file have their times in seconds', async () => {
  answer(file);
  expect(await loadCues('/a.vtt')).toMatchObject([{ startTime: 1, endTime: 2.5 }]);
});

test('a file that is not there is an error that names it', async () => {
  answer('', 404);
  await expect(loadCues('/a.vtt')).rejects.toThrow('/a.vtt answered 404');
});

test('chapters come from their file, and a missing one means no chapters', async () => {
  answer(file);
  expect(await loadChapters('/a.vtt')).toEqual([{ startTime: 1, title: 'Lever' }]);
  answer('', 500);
  expect(await loadChapters('/b.vtt')).toEqual([]);
});

test('chapters that two want are asked for once, and again where they did not come', async () => {
  const asked = answer(file);
  await Promise.all([loadChapters('/c.vtt'), loadChapters('/c.vtt')]);
  expect(asked).toHaveBeenCalledOnce();
  answer('', 404);
  expect(await loadChapters('/d.vtt')).toEqual([]);
  answer(file);
  expect(await loadChapters('/d.vtt')).toHaveLength(1);
});
