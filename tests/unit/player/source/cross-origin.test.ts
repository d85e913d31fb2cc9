import { expect, test } from 'vitest';
import { crossOrigin } from '@/lib/player/source/cross-origin';

test('only captions of another host want its leave; a film of one alone plays without', () => {
  expect(crossOrigin([])).toBeNull();
  expect(crossOrigin([{ src: '/media/a/captions.fr.vtt' }])).toBeNull();
  expect(crossOrigin([{ src: '/media/a.vtt' }, { src: 'https://b.example/b.vtt' }])).toBe(
    'anonymous',
  );
});
