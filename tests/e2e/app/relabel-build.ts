import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** As long as every build's id: a payload counts the bytes of its parts. */
const secondId = 'second-build-0id';

const textFiles = /\.(?:html|rsc|js|mjs|json|meta|map)$|BUILD_ID$/;
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A second build of the same sources as that in `root`, in a folder from which it can be served: what
 * `BUILD_ID=… npm run build` writes, in a second instead of forty. Another id changes three things
 * only: the id itself wherever it stands, the files and folders named by it, and the name of each
 * script that contains it (it is the hash of its content). All three are changed here.
 *
 * Compared on 21 November 2026 with a real second build of 2,653 files: one script has another name,
 * 2,622 files are the same, the others differ in the time and folder of the build and its secrets.
 */
export function relabelBuild(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-second-'));
  for (const name of readdirSync(root).filter((entry) => entry !== '.next'))
    symlinkSync(join(root, name), join(folder, name));
  const build = join(folder, '.next');
  cpSync(join(root, '.next'), build, { recursive: true, verbatimSymlinks: true });

  const firstId = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
  const chunks = listFiles(join(build, 'static/chunks'))
    .filter((file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(firstId))
    .map((file) => basename(file));
  const renamed = chunks.map((name) => [name, `0000${name.slice(4)}`] as const);
  const changes = [[firstId, secondId] as const, ...renamed];
  const change = (text: string) =>
    changes.reduce((changed, [before, after]) => changed.replaceAll(before, after), text);

  for (const file of listFiles(build)) {
    const text = textFiles.test(file) ? readFileSync(file, 'utf8') : '';
    if (change(text) !== text) writeFileSync(file, change(text));
    if (change(basename(file)) !== basename(file))
      renameSync(file, join(dirname(file), change(basename(file))));
  }
  for (const parent of ['static', 'server/app/_i18n'].map((path) => join(build, path)))
    renameSync(join(parent, firstId), join(parent, secondId));
  return { folder, firstId, secondId, renamed };
}
