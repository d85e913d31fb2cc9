import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { pagesOf, type Role, roles } from '@/lib/admin/roles';
import { openSession } from '@/lib/admin/session';
import { invitePerson } from '@/lib/admin/staff';
import { listUnsentForms } from '@/lib/admin/unsent-forms';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';

/** All pages and route handlers below `/desk` and `/api/desk`. */
const folders = ['app/desk', 'app/api/desk'];
const files = folders
  .flatMap((folder) => list(folder).map((path) => `${folder}/${path}`))
  .filter((path) => /\/(?:page\.tsx|route\.ts)$/.test(path));

/** The sign-in, which is public once somebody is invited. */
const signInForms = [
  'app/desk/sign-in/[action]/route.ts',
  'app/desk/sign-in/passkey/[step]/route.ts',
];
const signInRoutes = ['app/desk/page.tsx', ...signInForms];

let cookie = '';
let db: Database;
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => ({ value: readCookie(name) }) }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}));
vi.mock('@/lib/shop/database/database', () => ({ getDatabase: async () => db }));
/** Whether the site has a `shop.yaml`. */
let hasShop = true;
vi.mock('@/lib/shop/pricing/get-shop-config', async (load) => {
  const actual = await load<typeof import('@/lib/shop/pricing/get-shop-config')>();
  return {
    ...actual,
    getOrderConfig: (...given: Parameters<typeof actual.getOrderConfig>) =>
      hasShop ? actual.getOrderConfig(...given) : undefined,
  };
});
vi.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => false }),
}));

beforeEach(async () => {
  db = await openDatabase(':memory:');
  return () => db.destroy();
});

describe('the routes of the admin', () => {
  describe.each(files.filter((path) => !signInRoutes.includes(path)))('%s', (path) => {
    test.each([
      ['without a session', ''],
      ['with an invalid session', 'bobine-desk=made-up'],
    ])('answers 404 %s', async (_, sent) => {
      await invite();
      cookie = sent;
      for (const status of await answersOf(path)) expect(status).toBe(404);
    });
  });

  test('answer 200 to signed-in staff', async () => {
    await signIn('all');
    expect(await answersOf('app/desk/journal/page.tsx')).toEqual([200]);
    expect(await answersOf('app/desk/books/[file]/route.ts')).toEqual([200]);
  });

  test.each([
    ['app/desk/payments/page.tsx', ['books']],
    ['app/desk/vouchers/page.tsx', ['books']],
    ['app/desk/books/page.tsx', ['books']],
    ['app/desk/books/[file]/route.ts', ['books']],
    ['app/desk/journal/page.tsx', ['books']],
    ['app/desk/stock/page.tsx', ['packs']],
    ['app/desk/print/[document]/route.ts', ['packs']],
    ['app/desk/content/page.tsx', ['writes', 'publishes']],
    ['app/desk/content/[kind]/page.tsx', ['writes', 'publishes']],
    ['app/desk/content/[kind]/[slug]/history/page.tsx', ['writes', 'publishes']],
    ['app/desk/opening/page.tsx', []],
  ] as const)('%s is for %s and the role all alone', async (path, owners) => {
    for (const role of roles) {
      await signIn(role);
      const isOpen = role === 'all' || owners.some((owner) => owner === role);
      for (const status of await answersOf(path, { document: 'customs.pdf' }))
        expect([role, status === 404], path).toEqual([role, !isOpen]);
    }
  });

  test.each([
    ['publish', 'writes', 404],
    ['publish', 'publishes', 303],
    ['hand-in', 'writes', 303],
    ['hand-in', 'packs', 404],
    ['unknown', 'all', 404],
  ] as const)('the content action %s of the role %s answers %i', async (action, role, status) => {
    await signIn(role);
    const { POST } = await import('@/app/desk/content/do/[action]/route');
    const sent = request('app/desk/content/do', 'POST', sameOrigin);
    const answer = await POST(sent, { params: Promise.resolve({ action }) });
    expect(answer.status).toBe(status);
  });

  test('a site without a shop has the pages of the content and of access alone', async () => {
    hasShop = false;
    // The database of the test is there; its address says so.
    vi.stubEnv('DATABASE_URL', 'postgres://tests');
    onTestFinished(() => {
      hasShop = true;
      vi.unstubAllEnvs();
    });
    await signIn('all');
    const statusOf = async (page: string) => (await answersOf(`app/desk/${page}/page.tsx`))[0];
    for (const page of ['content', 'content/[kind]', 'people'])
      expect([page, await statusOf(page)]).toEqual([page, 200]);
    for (const page of ['orders', 'stock', 'books', 'journal', 'opening', 'mails'])
      expect([page, await statusOf(page)]).toEqual([page, 404]);
    expect(pagesOf('all', false)).toEqual(['content', 'people']);
  });

  test('a person whose session has ended is led to the sign-in in their language', async () => {
    await signIn('all', hoursAgo(3));
    for (const path of ['app/desk/orders/page.tsx', 'app/desk/books/[file]/route.ts'])
      for (const status of await answersOf(path)) expect([303, 307]).toContain(status);
    const { GET } = await import('@/app/desk/books/[file]/route');
    const answer = await GET(request('app/desk/books/vat.csv', 'GET', sameOrigin), {
      params: Promise.resolve({ file: 'vat.csv' }),
    });
    expect(answer.headers.get('location')).toBe('/desk?lang=de&said=ended');
  });

  test('a form sent after the session has ended is stored for its person, run later, and then deleted', async () => {
    const personId = await signIn('packs', hoursAgo(3));
    const { POST } = await import('@/app/desk/do/[action]/route');
    const post = (action: string, form: Record<string, string>) => {
      const url = `http://localhost:3000/desk/do/${action}`;
      const headers = { ...sameOrigin, host: 'localhost:3000', cookie };
      const body = new URLSearchParams(form);
      const params = Promise.resolve({ action });
      return POST(new Request(url, { method: 'POST', headers, body }), { params });
    };
    const forms = () => listUnsentForms(db, personId, new Date());
    const typed = { article: 'livre-ombres-peintes', pieces: '7', seen: '' };
    await post('stock-set', typed);
    await post('unknown', typed);
    expect(await forms()).toMatchObject([{ action: 'stock-set', fields: typed }]);
    expect(await db.selectFrom('stock').selectAll().execute()).toEqual([]);
    const [{ id = '' } = {}] = await forms();
    await signIn('books');
    expect((await post('stock-set', { ...typed, unsent: id })).status).toBe(404);
    await signIn('packs');
    await post('stock-set', { ...typed, pieces: 'x', unsent: id });
    expect(await forms()).toHaveLength(1);
    await post('stock-set', { ...typed, unsent: id });
    expect(await forms()).toEqual([]);
    const stock = db.selectFrom('stock').select(['article', 'pieces']);
    expect(await stock.execute()).toEqual([{ article: typed.article, pieces: 7 }]);
  });

  test('an entry sent after the session has ended is no draft of somebody who may not write', async () => {
    await signIn('packs', hoursAgo(3));
    const { POST } = await import('@/app/desk/content/save/route');
    const body = new FormData();
    for (const [name, value] of [
      ['~kind', 'site'],
      ['~slug', 'site'],
      ['name', 'Another name'],
    ] as const)
      body.append(name, value);
    const url = 'http://localhost:3000/desk/content/save';
    const headers = { ...sameOrigin, host: 'localhost:3000', cookie };
    const answer = await POST(new Request(url, { method: 'POST', headers, body }), {
      params: Promise.resolve({}),
    });
    expect(answer.headers.get('location')).toBe('/desk?lang=de&said=ended');
    expect(await db.selectFrom('content_drafts').select('id').execute()).toEqual([]);
  });

  test.each(signInRoutes)('%s answers 404 while no staff is invited', async (path) => {
    cookie = '';
    for (const status of await answersOf(path)) expect(status).toBe(404);
  });

  test.each(signInForms)('%s answers 404 to a form of another site', async (path) => {
    await invite();
    for (const status of await answersOf(path, { 'sec-fetch-site': 'cross-site' }))
      expect(status).toBe(404);
  });
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

/** Signs in a person with a role. @returns the person's id */
async function signIn(role: Role, at = new Date()): Promise<string> {
  const person_id = await invitePerson(
    db,
    { email: `${role}@house.example`, locale: 'de', role },
    at,
  );
  const session = { person_id, way: 'link', browser: '' } as const;
  const secret = await db.transaction().execute((tx) => openSession(tx, session, at));
  cookie = `bobine-desk=${secret}`;
  return person_id;
}

const invite = () => invitePerson(db, { email: 'anna@house.example', locale: 'fr' }, new Date());

const readCookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(cookie)?.[1];

type Module = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** The status of each method of a page or route handler. */
async function answersOf(
  path: string,
  { document = 'x.pdf', ...headers }: Record<string, string> = {},
): Promise<number[]> {
  const module = (await import(resolve(path))) as Module;
  const given = {
    params: Promise.resolve({ ...parameters, document }),
    searchParams: Promise.resolve({}),
  };
  if (path.endsWith('page.tsx')) return [await statusOf(() => module.default?.(given))];
  const handled = methods.filter((method) => module[method]);
  expect(handled).not.toEqual([]);
  return await Promise.all(
    handled.map((method) =>
      statusOf(() => module[method]?.(request(path, method, { ...sameOrigin, ...headers }), given)),
    ),
  );
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const parameters = {
  ...{ action: 'ask', step: 'ask', file: 'invoices.csv', name: '20261123T101500123Z-a' },
  id: '8f02bc3d-9d80-4a41-9f35-ec82ef96a13e',
  ...{ kind: 'film', slug: 'nosferatu' },
};

function request(path: string, method: string, headers: Record<string, string>): Request {
  const url = `http://localhost:3000/${path.replace(/^app\/|\/(?:page\.tsx|route\.ts)$/g, '')}`;
  const sent = { ...headers, host: 'localhost:3000', cookie };
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: sent });
  const body = new URLSearchParams({ email: 'anna@house.example' });
  return new Request(url, { method, headers: sent, body });
}

/** Next answers the errors of `notFound()` and `redirect()` with a status. */
async function statusOf(answer: () => Promise<unknown> | undefined): Promise<number> {
  try {
    const response = await answer();
    return response instanceof Response ? response.status : 200;
  } catch (error) {
    const { digest = '' } = error as { digest?: string };
    const [, status] = /^NEXT_(?:HTTP_ERROR_FALLBACK|REDIRECT;.*);(\d+);?$/.exec(digest) ?? [];
    return Number(status ?? 500);
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}
