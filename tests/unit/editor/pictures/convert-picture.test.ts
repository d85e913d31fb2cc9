import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertPicture } from '@/lib/editor/pictures/convert-picture';
import { isPictureAddress } from '@/lib/editor/pictures/picture-address';

const red = { width: 40, height: 20, channels: 3, background: '#c00' } as const;
const picture = () => sharp({ create: red });

test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)('%s becomes a JPEG', async (format) => {
  const converted = await convertPicture(await picture().toFormat(format).toBuffer());
  expect(converted).toMatchObject({ extension: 'jpg' });
});

test('a picture is turned as its camera says, made smaller, and loses what else the file tells', async () => {
  const wide = sharp({ create: { ...red, width: 4000, height: 100 } });
  const exif = { IFD0: { Copyright: 'secret' } };
  const original = await wide.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const converted = await convertPicture(original);
  if ('refused' in converted) throw new Error(converted.refused);
  const { width, height, orientation, exif: rest } = await sharp(converted.bytes).metadata();
  expect({ width, height, orientation, rest }).toEqual({ width: 80, height: 3200 });
});

test('transparency stays', async () => {
  const clear = { ...red, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const original = await sharp({ create: clear }).png().toBuffer();
  expect(await convertPicture(original)).toMatchObject({ extension: 'webp' });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'type'],
  ['a page that is called a picture', '<!doctype html>', 'type'],
  ['nothing', '', 'type'],
  ['the picture of a telephone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['the beginning of a picture', '\xff\xd8\xff\xe0\0\x10JFIF', 'broken'],
])('%s is refused', async (_what, bytes, refused) => {
  expect(await convertPicture(Buffer.from(bytes, 'latin1'))).toEqual({ refused });
});

test.each([
  '/media/../site.yaml',
  '/media/a/%2e%2e/x.jpg',
  '/media/a.svg',
  'https://a.example/x.jpg',
  '/media/a.jpg\0',
])('no preview is made of %j', (address) => expect(isPictureAddress(address)).toBe(false));
