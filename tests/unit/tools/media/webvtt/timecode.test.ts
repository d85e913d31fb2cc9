import { expect, it } from 'vitest';
import { timecode } from '@/tools/media/webvtt/timecode';

it('writes a moment as WebVTT does, carrying milliseconds over into the minute', () => {
  expect(timecode(0)).toBe('00:00:00.000');
  expect(timecode(59.9996)).toBe('00:01:00.000');
  expect(timecode(3723.04)).toBe('01:02:03.040');
});
