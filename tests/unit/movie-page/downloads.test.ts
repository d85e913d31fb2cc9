import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { downloadsOf } from '@/lib/movie-page/downloads';
import { filmFixture } from '../films/film-fixture';

test('a file to take has its type, and its size where it lies here', () => {
  const root = mkdtempSync(join(tmpdir(), 'bobine-downloads-'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
  onTestFinished(() => {
    cwd.mockRestore();
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'public/media/a'), { recursive: true });
  writeFileSync(join(root, 'public/media/a/kit.pdf'), 'twelve bytes');
  const pressKit = ['/media/a/kit.pdf', '/media/a/gone.jpg', 'https://store.example/logo.tif'].map(
    (src) => ({ src, name: 'A' }),
  );
  expect(
    downloadsOf(filmFixture('a', { pressKit })).map(({ type, bytes }) => [type, bytes]),
  ).toEqual([
    ['PDF', 12],
    ['JPEG', undefined],
    ['TIFF', undefined],
  ]);
});
