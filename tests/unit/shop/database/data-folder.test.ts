import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { writeStoredSite } from '@/lib/content/store/stored-site';
import { dataFolder, newShopNotice } from '@/lib/shop/database/data-location';
import { openDatabase } from '@/lib/shop/database/open-database';

let project: string;
const all = () => join(project, '.data');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'bobine-data-'));
  site('content', 'demonstration: true\n');
  site('ours', 'seller: { name: Ours }\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

function site(folder: string, shop: string) {
  mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, folder, 'shop.yaml'), shop);
}

/** The data folder of the site with this content, as a command in the project finds it. */
function folderOf(content: string): string {
  vi.stubEnv('CONTENT_DIR', content);
  return dataFolder({}, project);
}

/** A shop's database with so many invoices of a demonstration and of a real shop. */
async function shopIn(folder: string, { specimens = 0, real = 0 } = {}) {
  const db = await openDatabase(join(folder, 'shop.sqlite'));
  await db.schema.dropTable('invoices').execute();
  await db.schema.createTable('invoices').addColumn('paper', 'text').execute();
  const papers = [
    ...Array.from({ length: specimens }, () => '{"isDemonstration":true}'),
    ...Array.from({ length: real }, () => '{"isDemonstration":false}'),
  ];
  for (const paper of papers)
    await db
      .insertInto('invoices')
      .values({ paper } as never)
      .execute();
  await db.destroy();
}

describe('where the data of a site are', () => {
  it('each site has a folder of its own, and a demonstration another than the shop that follows it', () => {
    expect(folderOf('ours')).toBe(join(all(), 'ours'));
    expect(folderOf('content')).toBe(join(all(), 'demonstration'));
    site('content', 'seller: { name: Cinema }\n');
    expect(folderOf('content/')).toBe(join(all(), 'content'));
  });

  it('two folders of one name outside the project are two sites', () => {
    const [one, other] = [folderOf('../a/films'), folderOf('../b/films')];
    expect(one).toMatch(/films-[\da-f]{8}$/);
    expect(other).not.toBe(one);
  });

  it('a site that is served from its build has the folder that commands find', () => {
    vi.stubEnv('CONTENT_DIR', join(project, 'ours'));
    vi.spyOn(process, 'cwd').mockReturnValue(project);
    const build = join(project, '.builds/a1');
    const library = { site: { url: 'https://films.example' }, films: new Map() };
    writeStoredSite(build, { ...library, articles: new Map(), till: {} } as unknown as Library);
    vi.unstubAllEnvs();
    expect(dataFolder({}, build)).toBe(folderOf('ours'));
  });

  it('the environment names another, and a preview never has the shop’s', () => {
    expect(dataFolder({ DATA: '/srv/data' }, project)).toBe('/srv/data');
    expect(dataFolder({ SITE_ENV: 'preview' }, project)).toBe(join(project, '.data-preview'));
  });
});

describe('data from before each site had a folder', () => {
  it('stay where they are and belong to the first real shop that asks, never to the demonstration', async () => {
    await shopIn(all(), { specimens: 2, real: 1 });
    expect(folderOf('content')).toBe(join(all(), 'demonstration'));
    expect(folderOf('ours')).toBe(all());
    site('content', 'seller: { name: Cinema }\n');
    expect(folderOf('content')).toBe(join(all(), 'content'));
    expect(folderOf('ours')).toBe(all());
  });

  it('belong to the demonstration where it alone has sold: a real shop begins with its own numbers', async () => {
    await shopIn(all(), { specimens: 3 });
    expect(folderOf('ours')).toBe(join(all(), 'ours'));
    expect(folderOf('content')).toBe(all());
  });

  it('belong to a shop that has not sold yet, and so do mails beside another database', async () => {
    await shopIn(all());
    expect(folderOf('ours')).toBe(all());
    rmSync(all(), { recursive: true });
    mkdirSync(join(all(), 'mails'), { recursive: true });
    expect(folderOf('ours')).toBe(all());
  });
});

it('an operator is told that a shop begins anew beside the orders of others', async () => {
  const database = join(folderOf('ours'), 'shop.sqlite');
  expect(newShopNotice(database)).toBeUndefined();
  await shopIn(join(all(), 'demonstration'), { specimens: 1 });
  expect(newShopNotice(database)).toBeUndefined();
  await shopIn(join(all(), 'former'), { real: 1 });
  expect(newShopNotice(database)).toContain(join(all(), 'former'));
  await shopIn(folderOf('ours'));
  expect(existsSync(database) && newShopNotice(database)).toBeUndefined();
});
