import { expect, it } from 'vitest';
import { progressReader } from '@/tools/media/ffmpeg/ffmpeg';

function heard(...chunks: string[]): number[] {
  const seconds: number[] = [];
  const read = progressReader((done) => seconds.push(done));
  for (const chunk of chunks) read(chunk);
  return seconds;
}

it('reads the microseconds that are done, wherever the pieces are cut', () => {
  expect(
    heard('frame=1\nout_time_us=15', '00000\nprogress=continue\nout_time_', 'us=2000000\n'),
  ).toEqual([1.5, 2]);
});

it('passes over what ffmpeg says before the first frame', () => {
  expect(heard('out_time_us=N/A\nout_time_us=-23220\nout_time_ms=7\n')).toEqual([]);
});
