import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { linkedPackages } from '../../lib/next-internals/build-output.mjs';

/** The packages that the bundled server imports, written by `bundle-server.mjs`. */
export const importedFile = '.next/bobine-imports.json';

/** Packages that Next needs, although the server bundle does not import them. */
const others = ['react', 'react-dom'];
/** Compilers and bundlers, which a finished build does not need. */
const idle = /^(?:@next\/swc-|caniuse-lite$|esbuild$|typescript$)/;

/** Package name of an import path: `@img/sharp/lib` → `@img/sharp`. */
function nameOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

function rootPackages() {
  const bundled = JSON.parse(readFileSync(importedFile, 'utf8'));
  const links = existsSync(linkedPackages)
    ? readdirSync(linkedPackages, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isSymbolicLink())
        .map(({ parentPath, name }) => readlinkSync(join(parentPath, name)))
        .map((path) => path.replaceAll('\\', '/').split('node_modules/').at(-1))
    : [];
  return new Set([...bundled, ...links, ...others].map(nameOf));
}

/** Resolves a package as Node does: in `node_modules` of `folder` or of the nearest parent. */
function resolve(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at && `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}

/** Folders of all packages that a built site needs at run time, with their dependencies, from the lock file. */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packagePaths = new Set();
  const add = (folder, name) => {
    const path = idle.test(name) ? undefined : resolve(packages, folder, name);
    if (!path || packagePaths.has(path)) return;
    packagePaths.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const needed of Object.keys(wanted)) add(path, needed);
  };
  for (const name of rootPackages()) add('', name);
  return [...packagePaths];
}
