import { expect, it } from 'vitest';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { checkPreviewMode, readPreviewSettings } from '@/lib/server/preview-login/preview-settings';
import { aPreview as preview } from '../../site/preview/a-preview';
import { temporaryFolder } from '../../temporary-folder';

it('checkPreviewMode serves a preview build only as a preview', () => {
  const root = temporaryFolder();
  writeSnapshot(root, 'preview', preview);
  expect(checkPreviewMode(root, { SITE_ENV: 'preview' })).toEqual(preview);
  for (const env of [{}, { SITE_ENV: '' }, { SITE_ENV: 'production' }])
    expect(() => checkPreviewMode(root, env)).toThrow('This build is a preview and shows drafts');
});

it.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  [' https://preview.example/ ', 'https://preview.example'],
  ['https://preview.example/#a', 'https://preview.example'],
  ['  ', undefined],
  ['', undefined],
])('readPreviewSettings reads PREVIEW_URL “%s” as %s', (written, address) =>
  expect(readPreviewSettings({ PREVIEW_URL: written }).address).toBe(address),
);

it.each([
  ...['https://preview.example/a', 'https://preview.example?a', 'ftp://preview.example'],
  ...['preview.example', 'xhttps://preview.example', 'httpsx://preview.example/'],
])('readPreviewSettings refuses PREVIEW_URL “%s”', (written) =>
  expect(() => readPreviewSettings({ PREVIEW_URL: written })).toThrow(
    `PREVIEW_URL is “${written}”: expected`,
  ),
);
