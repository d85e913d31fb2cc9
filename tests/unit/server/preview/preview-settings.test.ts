import { expect, it } from 'vitest';
import { readPreviewSettings } from '@/lib/server/preview/preview-settings';

it('does without a password unless it is told one', () => {
  expect(readPreviewSettings({})).toEqual({
    password: undefined,
    secret: undefined,
    address: undefined,
  });
  const env = { PREVIEW_PASSWORD: ' lumière-1895 ', PREVIEW_URL: 'https://preview.example/' };
  expect(readPreviewSettings(env)).toEqual({
    ...{ password: 'lumière-1895'.normalize('NFC'), secret: undefined },
    address: 'https://preview.example',
  });
});

it.each(['', '   ', 'kurz', 'elf zeichen'])('takes %j for no password, and says so', (password) => {
  expect(() => readPreviewSettings({ PREVIEW_PASSWORD: password })).toThrow(
    /^PREVIEW_PASSWORD has \d+ characters: expected at least 12/,
  );
});

it('refuses a secret that could be guessed, and an address with a path', () => {
  expect(() => readPreviewSettings({ PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET has 5');
  expect(() => readPreviewSettings({ PREVIEW_URL: 'https://a.example/b' })).toThrow(
    'PREVIEW_URL is',
  );
  expect(() => readPreviewSettings({ PREVIEW_URL: 'a.example' })).toThrow('PREVIEW_URL is');
});
