import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findNginx, openConfigured } from '@/tools/setup/nginx';
import { openStaticHost } from '../../doubles/static-host';

/** Beside the site's own. */
export const mirrorPort = Number(process.env.E2E_PORT ?? 3210) + 50;

/** A mirror of the built site, at a plain host and, where there is one, at an nginx as it says itself. */
export async function openMirror() {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-mirror-'));
  const args = ['--import', 'tsx', 'tools/export/export.ts', folder, '--media'];
  const { stdout: said } = await promisify(execFile)(process.execPath, args);
  const host = await openStaticHost(join(folder, 'site'), mirrorPort);
  const conf = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  const nginx = findNginx()
    ? await openConfigured((port) => conf.replace('listen 80;', `listen 127.0.0.1:${port};`))
    : undefined;
  return {
    folder,
    said,
    address: host.address,
    /** Of nginx. */
    nginx: nginx && `http://localhost:${nginx.port}`,
    async remove() {
      await Promise.all([host.stop(), nginx?.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}
