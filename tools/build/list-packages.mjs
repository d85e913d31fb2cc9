import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { linkedPackages } from '../../lib/next-internals/build-output.mjs';

/** What the bundled front imports, as `bundle-front.mjs` has written it. */
export const importedFile = '.next/bobine-imports.json';

/** Named nowhere but in Next's configuration. */
const others = ['next-intl', 'react', 'react-dom'];
/** They translate and bundle: a site that is built has nothing for them to do. */
const idle = /^(?:@next\/swc-|caniuse-lite$|esbuild$|typescript$)/;

/** `@img/sharp` of `@img/sharp/lib`. */
function nameOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

function rootPackages() {
  const front = JSON.parse(readFileSync(importedFile, 'utf8'));
  const links = existsSync(linkedPackages)
    ? readdirSync(linkedPackages, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isSymbolicLink())
        .map(({ parentPath, name }) => readlinkSync(join(parentPath, name)))
        .map((path) => path.replaceAll('\\', '/').split('node_modules/').at(-1))
    : [];
  return new Set([...front, ...links, ...others].map(nameOf));
}

/** Where Node finds a package that one in `folder` asks for: beside or above it. */
function resolve(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at && `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}

/** The folders of all packages that the site needs as it runs, by the lock file. */
export function listPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const found = new Set();
  const add = (folder, name) => {
    const path = idle.test(name) ? undefined : resolve(packages, folder, name);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const needed of Object.keys(wanted)) add(path, needed);
  };
  for (const name of rootPackages()) add('', name);
  return [...found];
}
