import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayloads } from '@/tools/export/find-payloads';

const html = '<html><head><title>VoD</title></head></html>';
const shown = { address: '/vod', inside: '/fr/vod', html };
const segments = [
  '/fr/vod.segments/_tree.segment.rsc',
  '/fr/vod.segments/$d$locale/vod.segment.rsc',
];

let app: string;
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'bobine-export-'));
});
afterEach(() => rmSync(app, { recursive: true }));

function build(path: string, text = '') {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
}

it('a page that is shown as it was built has its payloads in the build', () => {
  build('/fr/vod.html', html);
  build('/fr/vod.rsc');
  expect([...(findPayloads(app, shown, segments) ?? [])]).toEqual([
    ['/vod.rsc', join(app, '/fr/vod.rsc')],
    ['/vod.segments/_tree.segment.rsc', join(app, segments[0] ?? '')],
    ['/vod.segments/$d$locale/vod.segment.rsc', join(app, segments[1] ?? '')],
  ]);
});

it('one that was made anew since, was never built, or has no payload there, is asked for', () => {
  expect(findPayloads(app, shown, segments)).toBeUndefined();
  build('/fr/vod.html', html);
  expect(findPayloads(app, shown, segments)).toBeUndefined();
  build('/fr/vod.rsc');
  expect(findPayloads(app, { ...shown, html: html.replace('VoD', 'new') }, [])).toBeUndefined();
});

it('so is one with guests, of which visitors get none', () => {
  const withGuests = html.replace(
    '<title>',
    '<meta name="bobine-guests" content="youtube"/><title>',
  );
  build('/fr/vod.html', withGuests);
  build('/fr/vod.rsc');
  expect(findPayloads(app, { ...shown, html: withGuests }, segments)).toBeUndefined();
});
