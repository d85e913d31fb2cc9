import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Moves finished `outputs` from `part` to `folder`; what had those names before is gone. */
export async function putInPlace(
  outputs: readonly string[],
  part: string,
  folder: string,
): Promise<void> {
  for (const output of outputs) {
    const place = join(folder, output);
    // A folder cannot be renamed over another one that has something in it.
    await rm(place, { recursive: true, force: true });
    await rename(join(part, output), place);
  }
}
