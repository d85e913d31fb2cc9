import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { hasPostgres } from './cluster';
import { startPostgres } from './postgres';

/**
 * The same tests on SQLite and, where it is installed, on a real PostgreSQL, each with what several processes can open:
 * `place` says where a new, empty database lies.
 */
export function onBothPlaces(name: string, tests: (place: () => Promise<string>) => void): void {
  describe(`${name}, SQLite`, () => {
    let folder = '';
    let count = 0;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'bobine-shop-'));
    });
    tests(async () => {
      count += 1;
      return join(folder, `shop${count}.sqlite`);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });
  describe.skipIf(!hasPostgres)(`${name}, PostgreSQL`, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server?.stop());
    tests(() => server.create());
  });
}
