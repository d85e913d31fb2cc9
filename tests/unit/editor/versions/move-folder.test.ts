import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveFolder, prepareMove } from '@/lib/editor/versions/move-folder';
import { temporaryFolder } from '../../temporary-folder';

const memory = '/dev/shm';
const isOtherDisk = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

test.skipIf(!isOtherDisk).each([
  ['is copied before it is moved', true],
  ['is copied when it is moved', false],
])('a folder for another disk %s', async (_, isPrepared) => {
  const target = mkdtempSync(join(memory, 'bobine-'));
  onTestFinished(() => rmSync(target, { recursive: true }));
  const source = temporaryFolder({ 'film-1/hls/a.m3u8': 'list', 'film-1/film.mp4': 'film' });
  const [from, to] = [join(source, 'film-1'), join(target, 'media/film-1')];
  if (isPrepared) {
    await prepareMove({ from, to });
    expect(existsSync(from)).toBe(true);
    expect(existsSync(to)).toBe(false);
    // What is moved is the copy.
    rmSync(join(from, 'film.mp4'));
  }
  await moveFolder({ from, to });
  expect(readFileSync(join(to, 'film.mp4'), 'utf8')).toBe('film');
  expect(readdirSync(join(target, 'media'))).toEqual(['film-1']);
  expect(existsSync(from)).toBe(false);
});

test('a folder on the same disk is not copied', async () => {
  const root = temporaryFolder({ 'uploads/film-1/film.mp4': 'film' });
  await prepareMove({ from: join(root, 'uploads/film-1'), to: join(root, 'media/film-1') });
  expect(readdirSync(join(root, 'media'))).toEqual([]);
  expect(readdirSync(join(root, 'uploads'))).toEqual(['film-1']);
});
