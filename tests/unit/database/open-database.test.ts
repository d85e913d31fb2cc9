import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open-database';

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine reads what buyers leave',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'data-'));
    const file = join(root, 'data/shop.sqlite');
    const db = await openDatabase(file);
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([rights(join(root, 'data')), rights(file), rights(`${file}-wal`)]).toEqual([
      '700',
      '600',
      '600',
    ]);
    await db.destroy();
    rmSync(root, { recursive: true });
  },
);
