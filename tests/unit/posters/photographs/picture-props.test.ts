import { describe, expect, test } from 'vitest';
import { pictureProps, pictureWidths, posterProps } from '@/lib/posters/photographs/picture-props';

const request = { src: '/media/a/still.jpg', sizes: '50vw', width: 1280, height: 720 };
const at = (width: number) => `/_next/static/pictures/abc-${width}.webp`;

test('pictureProps: a picture is never enlarged', () => {
  expect(pictureWidths(640)).toEqual([160, 320, 480, 640]);
  expect(pictureWidths(700)).toEqual([160, 320, 480, 640, 700]);
  expect(pictureWidths(100)).toEqual([100]);
  expect(pictureWidths(6000)).toEqual([160, 320, 480, 640, 750, 960, 1180, 1280, 1920]);
});

test('pictureProps: a resized picture has a srcset of its widths', () => {
  const made = { name: 'abc', width: 640, height: 360 };
  expect(pictureProps({ ...request, made })).toEqual({
    src: at(640),
    srcSet: [160, 320, 480, 640].map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '50vw',
    ...{ width: 1280, height: 720, loading: 'lazy', decoding: 'async' },
  });
});

describe('posterProps', () => {
  const request = (width: number, height: number) => ({
    src: '/media/a/poster.jpg',
    made: { name: 'abc', width, height },
    sizes: '47vw',
  });

  test.each([
    ['2:3', 1000, 1500, undefined],
    ['nearly 2:3', 1000, 1480, undefined],
    ['3:4', 1200, 1600, 'contain'],
    ['square', 1200, 1200, 'contain'],
    ['landscape', 1920, 1080, undefined],
    ['small', 200, 300, 'scale-down'],
    ['small and landscape', 320, 180, 'scale-down'],
  ])('an own poster that is %s (%d × %d) has the fit “%s”', (_, width, height, fit) =>
    expect(posterProps(request(width, height))['data-fit']).toBe(fit),
  );

  test('a landscape poster is cropped around its focal point, and loaded as wide as it is', () => {
    const sizes = '(min-width: 40rem) 15rem, 47vw';
    const landscape = { ...request(1920, 1080), sizes, focus: '30% 50%' };
    expect(posterProps(landscape)).toMatchObject({
      ...{ sizes: '(min-width: 40rem) 40rem, 125vw', style: { objectPosition: '30% 50%' } },
    });
    expect(posterProps({ ...landscape, ...request(1000, 1500) })).not.toHaveProperty('style');
  });
});
