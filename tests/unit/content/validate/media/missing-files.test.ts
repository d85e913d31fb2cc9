import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, isFile } from '@/lib/content/store/media-files';
import { findMissingFiles, listPictures } from '@/lib/content/validate/media/missing-files';

let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-assets-'));
  mkdirSync(join(house, 'media/faust/folder.jpg'), { recursive: true });
  for (const name of ['poster.jpg', 'trailer.mp4'])
    writeFileSync(join(house, 'media/faust', name), '');
  symlinkSync(join(house, 'nowhere'), join(house, 'media/faust/lost.jpg'));
});
afterAll(() => rmSync(house, { recursive: true }));

const film = (src: string) => ({ films: new Map([['faust', { poster: { src } }]]) });

describe('a file that is missing', () => {
  const missing = (src: string) => findMissingFiles(film(src), house);

  test('is one that is named and does not lie in the house, be it a folder or a link to nothing', () => {
    expect(missing('/media/faust/poster.jpg')).toEqual([]);
    for (const name of ['folder.jpg', 'lost.jpg'])
      expect(missing(`/media/faust/${name}`)).toHaveLength(1);
  });

  test('is told with the one beside it that was probably meant, as a film would name it', () => {
    expect(missing('/media/faust/postr.jpg')).toEqual([
      {
        ...{ path: `${house}/films/faust.yaml`, field: 'poster.src' },
        expected: {
          text: 'the file {file}',
          values: { file: `${house}/media/faust/postr.jpg` },
        },
        found: expect.objectContaining({ source: '/media/faust/postr.jpg' }),
        near: '/media/faust/poster.jpg',
      },
    ]);
  });

  test('is told without one where none is near, or no folder is there', () => {
    for (const src of [
      '/media/faust/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
      '/media/nerven/a.jpg',
    ])
      expect(missing(src).map((fault) => 'near' in fault)).toEqual([false]);
  });

  test('is none where it lies with another host', () => {
    expect(missing('https://example.org/a.jpg')).toEqual([]);
  });
});

test('a picture in a text is one that a file names, wherever Markdown says its address', () => {
  const text = {
    fr: '![Une affiche](/media/faust/poster.jpg)\n\n`![a](/media/code.jpg)`',
    de: '![Ein Plakat][a]\n\n[a]: /media/faust/lost.jpg',
  };
  const pages = { pages: new Map([['a', { text }]]) };
  const [picture] = listPictures(pages, house);
  expect(picture).toMatchObject({ src: '/media/faust/poster.jpg', field: 'text.fr' });
  expect(findMissingFiles(pages, house)).toMatchObject([
    { path: `${house}/pages/a.yaml`, field: 'text.de' },
  ]);
});

test('the pictures of a house are those of its own that are there', () => {
  expect(listPictures(film('/media/faust/poster.jpg'), house)).toEqual([
    {
      ...{ path: `${house}/films/faust.yaml`, field: 'poster.src' },
      ...{ src: '/media/faust/poster.jpg', file: `${house}/media/faust/poster.jpg` },
    },
  ]);
  for (const src of ['/media/faust/trailer.mp4', '/media/faust/other.jpg', '/poster.jpg'])
    expect(listPictures(film(src), house), src).toEqual([]);
});

test('of what lies nowhere, and of a folder, is said that it is no file', () => {
  const names = ['poster.jpg', 'folder.jpg', 'lost.jpg', 'none.jpg'];
  expect(names.map((name) => isFile(join(house, 'media/faust', name)))).toEqual([
    ...[true, false, false, false],
  ]);
});

test('an address is a text under “src” or “poster”, however deep, and nothing else', () => {
  const film = { src: 'a', poster: { src: 'b', alt: 'c' }, stills: [{ src: 'd' }, null, 'e'] };
  expect(addresses(film)).toEqual([
    ...[
      { field: 'src', src: 'a' },
      { field: 'poster.src', src: 'b' },
    ],
    { field: 'stills.0.src', src: 'd' },
  ]);
  for (const value of [null, undefined, 'src', 7, { src: 7 }, { title: 'src' }])
    expect(addresses(value)).toEqual([]);
});
