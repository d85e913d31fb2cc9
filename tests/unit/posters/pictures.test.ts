import { describe, expect, test } from 'vitest';
import {
  ownShapeProps,
  pictureProps,
  pictureWidths,
  posterProps,
} from '@/lib/posters/photographs/picture-props';

describe('picture props', () => {
  const asked = { src: '/media/a/still.jpg', sizes: '50vw', width: 1280, height: 720 };
  const at = (width: number) => `/_next/static/pictures/abc-${width}.webp`;

  test('a picture is made at no width that it does not have', () => {
    expect(pictureWidths(640)).toEqual([160, 320, 480, 640]);
    expect(pictureWidths(700)).toEqual([160, 320, 480, 640, 700]);
    expect(pictureWidths(100)).toEqual([100]);
    expect(pictureWidths(6000)).toEqual([160, 320, 480, 640, 720, 960, 1120, 1280, 1920]);
  });

  test('a made picture is offered at its widths', () => {
    const made = { name: 'abc', width: 640, height: 360 };
    expect(pictureProps({ ...asked, made })).toEqual({
      src: at(640),
      srcSet: [160, 320, 480, 640].map((width) => `${at(width)} ${width}w`).join(', '),
      sizes: '50vw',
      ...{ width: 1280, height: 720, loading: 'lazy', decoding: 'async' },
    });
  });

  test('one that the build has not made is shown as it is', () => {
    const props = pictureProps(asked);
    expect(props.src).toBe('/media/a/still.jpg');
    expect(props).not.toHaveProperty('srcSet');
  });
});

describe('poster props', () => {
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
  ])('a house’s poster that is %s (%d × %d) fits its room as “%s”', (_, width, height, fit) =>
    expect(posterProps(asked(width, height))['data-fit']).toBe(fit),
  );

  test('a small picture says its own width, so that no browser enlarges it', () =>
    expect(posterProps(asked(200, 300))).toMatchObject({ sizes: '200px' }));

  test('with room enough a picture has its own shape, and is no wider than it is', () => {
    const { width, height, style } = { style: undefined, ...ownShapeProps(asked(320, 180)) };
    expect({ width, height, style }).toEqual({
      width: 320,
      height: 180,
      style: { aspectRatio: '320 / 180', maxWidth: 320 },
    });
  });
});
