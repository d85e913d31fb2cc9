import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deferScripts } from '@/tools/build/defer-scripts.mjs';

test('every page of a build is changed, in whatever folder it lies, and nothing else', () => {
  const build = mkdtempSync(join(tmpdir(), 'bobine-scripts-'));
  const app = join(build, 'server/app');
  mkdirSync(join(app, 'fr/movie'), { recursive: true });
  const page = '<body>“Nerven”<script src="/_next/static/a.js" async=""></script></body>';
  const files = ['fr.html', 'fr/movie/nerven.html', 'fr.rsc'];
  for (const file of files) writeFileSync(join(app, file), page);
  deferScripts(build);
  const [home, film, payload] = files.map((file) => readFileSync(join(app, file), 'utf8'));
  expect(home).toMatch(/^<body>“Nerven”<template/);
  expect(film).toBe(home);
  expect(payload).toBe(page);
});

test('the scripts that pages begin with are told, each once, also of pages that were changed before', () => {
  const build = mkdtempSync(join(tmpdir(), 'bobine-scripts-'));
  const app = join(build, 'server/app');
  mkdirSync(app, { recursive: true });
  const tag = (name: string) => `<script src="/_next/static/${name}.js" async=""></script>`;
  const old = '<script src="/_next/static/old.js" noModule=""></script>';
  writeFileSync(join(app, 'fr.html'), `<body>${tag('a')}${tag('b')}${old}</body>`);
  writeFileSync(join(app, 'de.html'), `<body>${tag('a')}</body>`);
  const told = new Set(['/_next/static/a.js', '/_next/static/b.js']);
  expect(deferScripts(build)).toEqual(told);
  expect(deferScripts(build)).toEqual(told);
});
