import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { History } from '@/lib/content/store/history/git-days';
import { readSnapshot } from '@/lib/content/store/snapshot';
import { writeHistory } from '@/tools/build/write-history';

test('a build without Git says of what has not changed what the build before it said', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-history-'));
  const film = join(root, 'house/films/a.yaml');
  const build = (time: string) => {
    utimesSync(film, Date.parse(time) / 1000, Date.parse(time) / 1000);
    writeHistory(root, join(root, 'house'));
    return readSnapshot<History>(root, 'history')?.get('films/a.yaml');
  };
  mkdirSync(join(root, 'house/films'), { recursive: true });
  writeFileSync(film, 'year: 1919');
  const first = build('2026-01-01T00:00:00Z');
  expect(first?.last).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(build('2026-02-01T00:00:00Z')).toEqual(first);
  writeFileSync(film, 'year: 1920');
  expect(build('2026-03-01T00:00:00Z')?.last).toBe(Date.parse('2026-03-01T00:00:00Z'));
  rmSync(root, { recursive: true });
});
