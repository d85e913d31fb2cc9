import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { readUpdate, updateFile } from '@/lib/content/served-update.mjs';
import { servedUpdate, serveUpdate } from '@/lib/content/store/content-update';
import { processSingleton } from '@/lib/primitives/singleton';

/** Interval at which a server process looks for an update (ms). Reading a file's time takes some microseconds. */
const interval = 500;

/** An update that could not be opened, as on a full disk, is tried again after 1, 2, 4 … 32 s. */
const [retries, firstPause] = [6, 1000];

/** Shared by the process: pages and the server in front of them are separate bundles. */
const follower = () =>
  processSingleton('content follower', (): { follow?: () => Promise<void> } => ({}));

/**
 * Serves each update of the content of the build in `root` from its publication on, whichever process has published it.
 * @param serve serves the update that `servedUpdate` names from now on
 */
export function watchContent(
  root: string,
  serve: () => Promise<void>,
  fail: (error: unknown) => void,
): void {
  let last: Promise<void> = Promise.resolve();
  const follow = () => {
    const following = last.then(async () => {
      const [before, name] = [servedUpdate(root), readUpdate(root)];
      if (name === before) return;
      serveUpdate(root, name);
      await serve().catch((error) => {
        serveUpdate(root, before);
        throw error;
      });
    });
    last = following.catch(() => {});
    return following;
  };
  follower().follow = follow;
  const report = (attempt = 0): Promise<void> =>
    follow().catch((error) => {
      fail(error);
      if (attempt < retries)
        setTimeout(() => void report(attempt + 1), firstPause * 2 ** attempt).unref();
    });
  watchFile(join(root, updateFile), { interval, persistent: false }, () => void report());
  // An update may have been published since the server has read its content.
  void report();
}

/** Serves an update at once, if this process serves the site. */
export async function followContent(): Promise<void> {
  await follower().follow?.();
}
