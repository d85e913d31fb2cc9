import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What a script imports, by itself and through its own files. */
function importedBy(path: string): string[] {
  const names = [...readFileSync(path, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport '([^']+)'/g)];
  return names.flatMap(([, named, bare]) => {
    const name = named ?? bare ?? '';
    return name.startsWith('.') ? importedBy(join(dirname(path), name)) : [name];
  });
}

test.each(['tools/build/up.mjs', 'tools/verify/verify.mjs'])(
  '%s begins in a clone where nothing is installed yet',
  (command) => {
    const imported = importedBy(command);
    expect(imported).toContain('node:child_process');
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  },
);
