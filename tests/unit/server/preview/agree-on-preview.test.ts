import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { agreeOnPreview } from '@/lib/server/preview/agree-on-preview';
import { aPreview as preview } from '../../preview/a-preview';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('serves a preview as one alone: it shows drafts', () => {
  writeSnapshot(root, 'preview', preview);
  expect(agreeOnPreview(root, { SITE_ENV: 'preview' })).toEqual(preview);
  for (const env of [{}, { SITE_ENV: '' }, { SITE_ENV: 'production' }])
    expect(() => agreeOnPreview(root, env)).toThrow('This build is a preview and shows drafts');
});

it('serves the public site as no preview', () => {
  expect(agreeOnPreview(root, {})).toBeUndefined();
  expect(() => agreeOnPreview(root, { SITE_ENV: 'preview' })).toThrow('is the public site’s');
  expect(() => agreeOnPreview(root, { SITE_ENV: 'staging' })).toThrow(
    'SITE_ENV is “staging”: expected production or preview.',
  );
});
