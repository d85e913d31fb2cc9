import { expect, test } from 'vitest';
import { pictureProps } from '@/lib/pictures/picture-props';
import { pictureWidths } from '@/lib/pictures/picture-widths';

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

test('a browser that knows no widths gets one of a middling size', () => {
  const made = { name: 'abc', width: 4000, height: 3000 };
  expect(pictureProps({ ...asked, made }).src).toBe(at(960));
});

test('one that the build has not made is shown as it is', () => {
  const props = pictureProps(asked);
  expect(props.src).toBe('/media/a/still.jpg');
  expect(props).not.toHaveProperty('srcSet');
});
