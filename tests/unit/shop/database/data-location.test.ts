import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { writeStoredSite } from '@/lib/content/store/stored-site';
import { dataFolder } from '@/lib/shop/database/data-location';
import { openDatabase } from '@/lib/shop/database/open-database';

let project: string;
const all = () => join(project, '.data');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'bobine-data-'));
  site('content', 'demonstration: true\n');
  site('ours', 'seller: { name: Ours }\n');
});
afterEach(() => void rmSync(project, { recursive: true }));

function site(folder: string, shop: string) {
  mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, folder, 'shop.yaml'), shop);
}

/** The data folder of the site with this content folder. */
function folderOf(content: string): string {
  vi.stubEnv('CONTENT_DIR', content);
  return dataFolder({}, project);
}

/** A shop database with this number of demo and real invoices. */
async function shopIn(folder: string, { demo = 0, real = 0 } = {}) {
  const db = await openDatabase(join(folder, 'shop.sqlite'));
  await db.schema.dropTable('invoices').execute();
  await db.schema.createTable('invoices').addColumn('paper', 'text').execute();
  for (let at = 0; at < demo + real; at += 1) {
    const paper = JSON.stringify({ isDemonstration: at < demo });
    await db
      .insertInto('invoices')
      .values({ paper } as never)
      .execute();
  }
  await db.destroy();
}

it('the data folder of a site is its own, and a demo has another than the real shop with the same content folder', () => {
  expect(folderOf('ours')).toBe(join(all(), 'ours'));
  expect(folderOf('content')).toBe(join(all(), 'demonstration'));
  site('content', 'seller: { name: Cinema }\n');
  expect(folderOf('content/')).toBe(join(all(), 'content'));
});

it('the data folder of a site is the same for a site served from a build and for commands', () => {
  vi.stubEnv('CONTENT_DIR', join(project, 'ours'));
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  const build = join(project, '.builds/a1');
  const library = { site: { url: 'https://films.example' }, films: new Map() };
  writeStoredSite(build, { ...library, articles: new Map(), shopConfig: {} } as unknown as Library);
  vi.unstubAllEnvs();
  expect(dataFolder({}, build)).toBe(folderOf('ours'));
});

it('the data folder of a site can be set by DATA, and a preview has its own', () => {
  expect(dataFolder({ DATA: '/srv/data' }, project)).toBe('/srv/data');
  expect(dataFolder({ SITE_ENV: 'preview' }, project)).toBe(join(project, '.data-preview'));
});

it('data stored directly in .data by earlier versions belongs to the first real shop that uses it, not to the demo', async () => {
  await shopIn(all(), { demo: 2, real: 1 });
  expect(folderOf('content')).toBe(join(all(), 'demonstration'));
  expect(folderOf('ours')).toBe(all());
  site('content', 'seller: { name: Cinema }\n');
  expect(folderOf('content')).toBe(join(all(), 'content'));
  expect(folderOf('ours')).toBe(all());
});

it('data stored directly in .data by earlier versions belongs to the demo if it has only demo invoices', async () => {
  await shopIn(all(), { demo: 3 });
  expect(folderOf('ours')).toBe(join(all(), 'ours'));
  expect(folderOf('content')).toBe(all());
});

it('data stored directly in .data by earlier versions belongs to a real shop if there are no invoices, or only mails', async () => {
  await shopIn(all());
  expect(folderOf('ours')).toBe(all());
  rmSync(all(), { recursive: true });
  mkdirSync(join(all(), 'mails'), { recursive: true });
  expect(folderOf('ours')).toBe(all());
});
