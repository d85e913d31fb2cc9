import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '@/tools/build/fingerprint.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-'));
  mkdirSync(join(root, 'content/films'), { recursive: true });
  writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1922');
});
afterEach(() => rmSync(root, { recursive: true }));

it('stays the same while nothing changes that goes into a build', () => {
  const before = fingerprint(root);
  writeFileSync(join(root, 'README.md'), 'words');
  expect(fingerprint(root)).toBe(before);
  mkdirSync(join(root, 'public/icons'), { recursive: true });
  for (const made of ['favicon.ico', 'icons/icon-192.png'])
    writeFileSync(join(root, 'public', made), 'what a build has made');
  expect(fingerprint(root)).toBe(before);
});

it('covers the house that was chosen and its media, and no other', () => {
  mkdirSync(join(root, 'other/media'), { recursive: true });
  writeFileSync(join(root, 'other/media/a.mp4'), 'a film');
  const house = join(root, 'other');
  const before = fingerprint(root, { house });
  expect(before).not.toBe(fingerprint(root));
  writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1923');
  expect(fingerprint(root, { house }), 'a path from the root or a whole one').toBe(before);
  expect(fingerprint(root, { house: 'other' })).toBe(before);
  writeFileSync(join(house, 'media/a.mp4'), 'another film');
  expect(fingerprint(root, { house })).not.toBe(before);
});

it('reads no media twice where public leads to them', () => {
  const before = fingerprint(root);
  mkdirSync(join(root, 'public'));
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'elsewhere/a.mp4'), 'a film');
  symlinkSync(join(root, 'elsewhere'), join(root, 'public/media'), 'junction');
  expect(fingerprint(root)).toBe(before);
});

it('changes with a content, a name, the addresses and the major version of Node', () => {
  const prints = [fingerprint(root)];
  writeFileSync(join(root, 'content/films/a.yaml'), 'year: 1923');
  prints.push(fingerprint(root));
  renameSync(join(root, 'content/films/a.yaml'), join(root, 'content/films/b.yaml'));
  prints.push(fingerprint(root), fingerprint(root, { siteUrl: 'https://example.org' }));
  prints.push(fingerprint(root, { mediaUrl: 'https://media.example' }));
  prints.push(fingerprint(root, { node: 'v99.0.0' }));
  expect(new Set(prints).size).toBe(6);
});

it('passes over links that lead nowhere, back or to themselves', () => {
  const before = fingerprint(root);
  symlinkSync(join(root, 'none'), join(root, 'content/nowhere'));
  symlinkSync(join(root, 'content/loop'), join(root, 'content/loop'));
  symlinkSync(join(root, 'content'), join(root, 'content/films/back'), 'junction');
  expect(fingerprint(root)).toBe(before);
});

it('tells a film of gigabytes by its length and its ends', () => {
  const film = join(root, 'content/film.mp4');
  writeFileSync(film, 'the beginning');
  truncateSync(film, 3 * 1024 ** 3);
  const before = fingerprint(root);
  truncateSync(film, 3 * 1024 ** 3 + 1);
  expect(fingerprint(root)).not.toBe(before);
});
