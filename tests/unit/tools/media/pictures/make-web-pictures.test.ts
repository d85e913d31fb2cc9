import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeWebPictures } from '@/tools/media/pictures/make-web-pictures';
import { temporaryFolder, writeFiles } from '../../../temporary-folder';

test('pictures have plain names; two that would have the same are refused before either is written', async () => {
  const folder = temporaryFolder();
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const make = (...names: string[]) => {
    writeFiles(folder, Object.fromEntries(names.map((name) => [name, picture])));
    const inputs = names.map((name) => join(folder, name));
    return makeWebPictures({ inputs, folder: join(folder, 'made'), force: true });
  };
  await expect(make('IMG_1.tif', 'img 1.png')).rejects.toThrow('img 1.png would both be img-1');
  expect(readdirSync(folder)).not.toContain('made');
  expect(await make('IMG_1.png', 'IMG_2.png')).toEqual(['img-1.jpg', 'img-2.jpg']);
});
