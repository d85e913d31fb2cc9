import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { publishUpdate, servedUpdate } from '@/lib/content/store/content-update';
import { readSnapshot, snapshotFolder, writeSnapshot } from '@/lib/content/store/snapshot';
import { followContent, watchContent } from '@/lib/server/content-update/watch-content';
import { withLock } from '@/tools/build/update-lock';
import { temporaryFolder } from '../temporary-folder';

/** A build with its own content and an update of it. */
function build() {
  const root = temporaryFolder();
  writeSnapshot(root, 'addresses', ['/fr/old']);
  vi.stubEnv('SNAPSHOTS', '.next/bobine/update-1');
  writeSnapshot(root, 'addresses', ['/fr/new']);
  vi.unstubAllEnvs();
  return root;
}

describe('watchContent', () => {
  it('serves an update from the moment on at which the server takes it', async () => {
    const root = build();
    const served: unknown[] = [];
    const serve = vi.fn(async () => void served.push(readSnapshot(root, 'addresses')));
    watchContent(root, serve, vi.fn());
    publishUpdate(root, 'update-1');
    expect(readSnapshot(root, 'addresses')).toEqual(['/fr/old']);
    await Promise.all([followContent(), followContent()]);
    expect(served).toEqual([['/fr/new']]);
  });

  it('follows an update that another process publishes', async () => {
    const root = build();
    const serve = vi.fn(async () => {});
    watchContent(root, serve, vi.fn());
    publishUpdate(root, 'update-1');
    await vi.waitFor(() => expect(serve).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(snapshotFolder(root)).toBe(join(root, '.next/bobine/update-1'));
  });

  it('keeps what it serves if an update cannot be served, and takes the next one', async () => {
    const root = build();
    const serve = vi.fn(async () => {});
    watchContent(root, serve, vi.fn());
    await followContent();
    serve.mockRejectedValueOnce(new Error('half a snapshot'));
    publishUpdate(root, 'update-0');
    await expect(followContent()).rejects.toThrow('half a snapshot');
    expect(servedUpdate(root)).toBe('');
    publishUpdate(root, 'update-1');
    await followContent();
    expect(servedUpdate(root)).toBe('update-1');
  });

  it('tries an update again that could not be served', async () => {
    const root = build();
    publishUpdate(root, 'update-1');
    const serve = vi.fn(async () => {});
    serve.mockRejectedValueOnce(new Error('no space'));
    const fail = vi.fn();
    watchContent(root, serve, fail);
    await vi.waitFor(() => expect(servedUpdate(root)).toBe('update-1'), { timeout: 10_000 });
    expect(fail).toHaveBeenCalledOnce();
  });
});

it('withLock runs one task at a time, and releases the lock of a task that fails', async () => {
  const lock = join(temporaryFolder(), 'lock');
  const steps: string[] = [];
  const task = (name: string) =>
    withLock(lock, async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    });
  const results = await Promise.allSettled([task('a'), task('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(lock)).toBe(false);
});
