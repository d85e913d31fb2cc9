import { createHmac, scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { checkPreviewMode, readPreviewSettings } from '@/lib/server/preview/preview-settings';
import {
  createSession,
  createShareToken,
  deriveKeys,
  isSession,
  previewKeysOf,
  readShareToken,
  readSigned,
  sessionSeconds,
  shareCookie,
  sign,
} from '@/lib/server/preview/signed-tokens';
import { aPreview as preview } from '../../site/preview/a-preview';

describe('agree on preview', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('serves a preview as one alone: it shows drafts', () => {
    writeSnapshot(root, 'preview', preview);
    expect(checkPreviewMode(root, { SITE_ENV: 'preview' })).toEqual(preview);
    for (const env of [{}, { SITE_ENV: '' }, { SITE_ENV: 'production' }])
      expect(() => checkPreviewMode(root, env)).toThrow('This build is a preview and shows drafts');
  });

  it('serves the public site as no preview', () => {
    expect(checkPreviewMode(root, {})).toBeUndefined();
    expect(() => checkPreviewMode(root, { SITE_ENV: 'preview' })).toThrow('is the public site’s');
    expect(() => checkPreviewMode(root, { SITE_ENV: 'staging' })).toThrow(
      'SITE_ENV is “staging”: expected production or preview.',
    );
  });
});

describe('preview keys', () => {
  const password = 'mot-de-passe-long';
  const secret = 's'.repeat(32);
  const keyed = (key: string | Buffer, purpose: string) =>
    createHmac('sha256', key).update(purpose).digest();

  /** As links that are out in the world have been signed: another way would break them all. */
  it('keys follow from the password, and from the secret where there is one', () => {
    const cost = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 };
    const slow = scryptSync(password, 'bobine preview', 32, cost);
    const session = `session ${slow.toString('hex')}`;
    expect(deriveKeys({ password })).toEqual({
      session: keyed(slow, session),
      share: keyed(slow, 'share'),
    });
    const own = keyed(secret, 'secret');
    const settings = { password, secret, address: undefined };
    expect(previewKeysOf(settings)).toEqual({
      session: keyed(own, session),
      share: keyed(own, 'share'),
    });
  });
});

describe('preview settings', () => {
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
});

describe('signed', () => {
  const key = Buffer.alloc(32, 1);
  const other = Buffer.alloc(32, 2);

  it('words are signed by a key, and read by the same alone', () => {
    const token = sign('là', key);
    const said = Buffer.from('là').toString('base64url');
    expect(token).toBe(`${said}.${createHmac('sha256', key).update(said).digest('base64url')}`);
    expect(readSigned(token, key)).toBe('là');
    expect(readSigned(token, other)).toBeUndefined();
  });

  it('nothing else is read', () => {
    const token = sign('words', key);
    const [said = '', signature = ''] = token.split('.');
    for (const changed of [
      ...[`${token}.`, `${token}.x`, said, `${said}.`, `.${signature}`, '', '.', `${said}.${said}`],
      ...[` ${token}`, `${token} `, `${said}..${signature}`, `${said}.${signature.slice(1)}`],
      ...[`${said}.${signature}A`, `${said}.A${signature}`, `${said}!.${signature}`],
      `!${said}.${signature}`,
    ])
      expect(readSigned(changed, key), changed).toBeUndefined();
  });

  it('a session lasts thirty days, to the second', () => {
    const token = createSession(key, 1_500);
    expect(sessionSeconds).toBe(2_592_000);
    expect(readSigned(token, key)).toBe('2592001');
    expect(isSession(token, key, 2_592_001_000 - 1)).toBe(true);
    expect(isSession(token, key, 2_592_001_000)).toBe(false);
    expect(isSession(token, other, 0)).toBe(false);
    expect(isSession('', key, 0)).toBe(false);
    expect(isSession(createSession(key), key)).toBe(true);
  });

  it('a link says its page and its day, and has a cookie of its own', () => {
    const share = { path: '/movie/aurora', until: 7 };
    expect(readShareToken(createShareToken(share, key), key)).toEqual(share);
    expect(readShareToken(createShareToken(share, key), other)).toBeUndefined();
    expect(shareCookie('/movie/aurora')).toMatch(/^preview-share-[\da-f]{12}$/);
    expect(shareCookie('/movie/aurora')).not.toBe(shareCookie('/movie/other'));
  });
});
