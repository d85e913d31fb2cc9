import { expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import type { Database } from '@/lib/shop/database/open-database';
import { onBoth } from '@/tests/databases/on-both';
import { runAdminCommand } from '@/tools/admin/run-admin-command';

let url = '';
vi.mock('@/lib/content/store/library', async (original) => {
  const { getLibrary } = await original<typeof import('@/lib/content/store/library')>();
  return { getLibrary: () => ({ ...getLibrary(), site: { ...getLibrary().site, url } }) };
});

const now = new Date('2026-11-23T10:00:00.000Z');

async function originsIn(db: Database, env: Record<string, string>) {
  const behind = { open: async () => db, now, env: { NODE_ENV: 'test' as const, ...env } };
  const lines = await runAdminCommand(['invite', 'anna@house.example'], behind);
  return lines.flatMap((line) => line.match(/^https?:\/\/[^/]+/)?.[0] ?? []);
}

onBoth('links of the command', (open) => {
  test('lead to the port on which the site listens, where no public address is known', async () => {
    const db = await open();
    url = 'http://localhost:3000';
    expect(await originsIn(db, { PORT: '3200' })).toEqual(['http://localhost:3200']);
    expect(await originsIn(db, {})).toEqual(['http://localhost:3000']);
    url = 'https://films.example';
    expect(await originsIn(db, { PORT: '3200' })).toEqual([url, 'http://localhost:3200']);
    const SITE_URL = 'https://other.example';
    expect(await originsIn(db, { PORT: '3200', SITE_URL })).toEqual([SITE_URL]);
  });
});

onBoth('a mail server that is away', (open) => {
  test('does not prevent an invitation: its link and the reason for the missing mail are printed', async () => {
    const db = await open();
    url = 'https://films.example';
    const env = {
      NODE_ENV: 'test' as const,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@house.example',
    };
    for (const act of ['invite', 'link']) {
      const lines = await runAdminCommand([act, 'anna@house.example'], {
        open: async () => db,
        now,
        env,
      });
      expect(lines[0]).not.toContain('in a mail too');
      expect(lines[1]).toMatch(/^https:\/\/films\.example\/desk\?t=/);
      expect(lines.at(-1)).toContain('ECONNREFUSED');
    }
  });
});
