import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The processes that serve a build of this software: each stands in the folder of its build. Elsewhere than on Linux none is known. */
export function serversOf(software: string): string[] {
  const builds = join(realpathSync(software), '.builds/');
  return processes().filter((id) => folderOf(id).startsWith(builds));
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** It may have ended meanwhile. */
function folderOf(id: string): string {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return '';
  }
}
