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
