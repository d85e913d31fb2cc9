import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifestSchema } from './manifest';

const name = '.media.json';

/** The manifest in `folder`; none where there is no file, or one that nobody can read. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = join(folder, name);
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
