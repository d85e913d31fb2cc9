import { expect, test } from 'vitest';
import { ownShapeProps, posterProps } from '@/lib/pictures/poster-props';

const asked = (width: number, height: number) => ({
  src: '/media/a/poster.jpg',
  made: { name: 'abc', width, height },
  sizes: '47vw',
});

test.each([
  ['2:3', 1000, 1500, undefined],
  ['nearly 2:3', 1000, 1480, undefined],
  ['3:4', 1200, 1600, 'contain'],
  ['square', 1200, 1200, 'contain'],
  ['landscape', 1920, 1080, 'contain'],
  ['small', 200, 300, 'scale-down'],
  ['small and landscape', 320, 180, 'scale-down'],
])('a house’s poster that is %s (%d × %d) fits its room as “%s”', (_, width, height, fit) => {
  expect(posterProps(asked(width, height))['data-fit']).toBe(fit);
});

test('a small picture says its own width, so that no browser enlarges it', () => {
  expect(posterProps(asked(200, 300))).toMatchObject({ sizes: '200px' });
});

test('one whose shape nobody knows yet is shown whole', () => {
  expect(posterProps({ src: '/media/a/poster.jpg', sizes: '47vw' })).toMatchObject({
    src: '/media/a/poster.jpg',
    'data-fit': 'contain',
  });
});

test('with room enough a picture has its own shape, and is no wider than it is', () => {
  const { width, height, style } = { style: undefined, ...ownShapeProps(asked(320, 180)) };
  expect({ width, height, style }).toEqual({
    width: 320,
    height: 180,
    style: { aspectRatio: '320 / 180', maxWidth: 320 },
  });
});
