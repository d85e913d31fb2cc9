import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { updateContent } from '@/lib/server/content-update/update-content';
import { temporaryFolder } from '../temporary-folder';

/** A project with a build whose updater is this code. */
function enterBuildWith(updater: string): void {
  const root = temporaryFolder({ '.builds/one/.next/bobine-update.mjs': updater });
  vi.spyOn(process, 'cwd').mockReturnValue(join(root, '.builds/one'));
  vi.stubEnv('NODE_ENV', 'production');
}

it('updateContent says why the updater has failed, in its own words', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  enterBuildWith("process.stderr.write('No space left\\n'); process.exitCode = 1;");
  await expect(updateContent()).rejects.toThrow(/^No space left$/);
  enterBuildWith("process.kill(process.pid, 'SIGKILL');");
  await expect(updateContent()).rejects.toThrow('SIGKILL');
});

it('updateContent returns what the updater sends', async () => {
  enterBuildWith(
    'process.send({ ok: false, issues: [], needsBuild: ["theme"] }, () => process.exit());',
  );
  expect(await updateContent()).toEqual({ ok: false, issues: [], needsBuild: ['theme'] });
});
