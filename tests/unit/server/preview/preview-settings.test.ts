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

it.each([
  ['PREVIEW_PASSWORD', 12, 'without one'],
  ['PREVIEW_SECRET', 32, 'without it'],
])('%s has at least %i characters', (name, least, otherwise) => {
  expect(() => readPreviewSettings({ [name]: '\u{1F3AC}'.repeat(least) })).not.toThrow();
  expect(() => readPreviewSettings({ [name]: ` ${'x'.repeat(least - 1)} ` })).toThrow(
    `${name} has ${least - 1} characters: expected at least ${least}; for a preview ${otherwise} leave it out.`,
  );
});

it('a secret stays as it is written, a password is as it is typed', () => {
  const secret = ` ${'s'.repeat(32)} `;
  const env = { PREVIEW_SECRET: secret, PREVIEW_PASSWORD: ' cafe\u0301-cafe\u0301-cafe\u0301 ' };
  const { password, ...more } = readPreviewSettings(env);
  expect(more).toEqual({ secret, address: undefined });
  expect(password).toBe('caf\u00e9-caf\u00e9-caf\u00e9');
});

it.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  [' https://preview.example/ ', 'https://preview.example'],
  ['https://preview.example/#a', 'https://preview.example'],
  ['  ', undefined],
  ['', undefined],
])('PREVIEW_URL “%s” is %s', (written, address) =>
  expect(readPreviewSettings({ PREVIEW_URL: written }).address).toBe(address),
);

it.each([
  ...['https://preview.example/a', 'https://preview.example?a', 'ftp://preview.example'],
  ...['preview.example', 'xhttps://preview.example', 'httpsx://preview.example/'],
])('PREVIEW_URL “%s” is none', (written) =>
  expect(() => readPreviewSettings({ PREVIEW_URL: written })).toThrow(
    `PREVIEW_URL is “${written}”: expected where this preview is, without a path, such as https://preview.films.example.`,
  ),
);
