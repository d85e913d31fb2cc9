// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyWithoutSource } from '@/lib/player/plyr/copy-without-source';

test('the copy has the tracks and no address, the element keeps its own', () => {
  const media = document.createElement('video');
  media.src = '/film.mp4';
  media.append(document.createElement('track'));
  copyWithoutSource(media);
  const copy = media.cloneNode(true) as HTMLVideoElement;
  expect(copy.hasAttribute('src')).toBe(false);
  expect(copy.children).toHaveLength(1);
  expect(media.getAttribute('src')).toBe('/film.mp4');
});
