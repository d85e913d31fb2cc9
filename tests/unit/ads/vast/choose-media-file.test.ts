import { expect, test } from 'vitest';
import { chooseMediaFile } from '@/lib/ads/vast/vast-response';

test('the file nearest to the player is chosen, never a script or a foreign one', () => {
  const file = (fileURL: string, width: number, more: object = {}) => ({
    fileURL,
    width,
    height: 0,
    mimeType: 'video/mp4',
    ...more,
  });
  const files = [
    file('/640', 640),
    file('/1280', 1280),
    file('/vpaid', 800, { apiFramework: 'VPAID' }),
    file('https://elsewhere.example/800', 800),
  ];
  const choose = (width: number) =>
    chooseMediaFile(files, width, { canPlay: () => true, mayAsk: (url) => url.startsWith('/') });
  expect(choose(700)).toBe('/640');
  expect(choose(1000)).toBe('/1280');
  // A name that demands nothing.
  files.push(file('/named', 1000, { apiFramework: 'VAST' }));
  expect(choose(1000)).toBe('/named');
});

test.each([
  [[], undefined],
  [[{ fileURL: null }], undefined],
  [[{ mimeType: 'video/x' }], undefined],
  [[{ mimeType: null }], undefined],
  [[{ width: 900 }, { width: 1100, fileURL: '/1100' }], '/1100'],
  [[{ width: 960 }, { width: 1100, fileURL: '/1100' }], '/ad'],
  [[{ width: 2000 }, { width: 1000, fileURL: '/1000' }], '/1000'],
])('of %j for a player 1000 wide: %s', (files, chosen) => {
  const usual = { fileURL: '/ad', mimeType: 'video/mp4', width: 640, height: 0 };
  const all = files.map((file) => ({ ...usual, ...file }));
  const may = { canPlay: (mime: string) => mime === 'video/mp4', mayAsk: () => true };
  expect(chooseMediaFile(all, 1000, may)).toBe(chosen);
});
