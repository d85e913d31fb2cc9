import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { openSession } from '@/lib/admin/session';
import { invitePerson } from '@/lib/admin/staff';
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
const signIn = ['app/desk/page.tsx', ...signInForms];

let cookie = '';
let db: Database;
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => ({ value: readCookie(name) }) }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}));
vi.mock('@/lib/shop/database/database', () => ({ getDatabase: async () => db }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

beforeEach(async () => {
  db = await openDatabase(':memory:');
  return () => db.destroy();
});

describe('the routes of the admin', () => {
  test('are found', () => {
    expect(files.length).toBeGreaterThan(12);
    expect(files).toEqual(expect.arrayContaining(signIn));
  });

  describe.each(files.filter((path) => !signIn.includes(path)))('%s', (path) => {
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
    const person_id = await invite();
    const session = { person_id, way: 'link', browser: '' } as const;
    const secret = await db.transaction().execute((tx) => openSession(tx, session, new Date()));
    cookie = `bobine-desk=${secret}`;
    expect(await answersOf('app/desk/journal/page.tsx')).toEqual([200]);
    expect(await answersOf('app/desk/books/[file]/route.ts')).toEqual([200]);
  });

  test.each(signIn)('%s answers 404 while no staff is invited', async (path) => {
    cookie = '';
    for (const status of await answersOf(path)) expect(status).toBe(404);
  });

  test.each(signInForms)('%s answers 404 to a form of another site', async (path) => {
    await invite();
    for (const status of await answersOf(path, { 'sec-fetch-site': 'cross-site' }))
      expect(status).toBe(404);
  });
});

const invite = () => invitePerson(db, { email: 'anna@house.example', locale: 'fr' }, new Date());

const readCookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(cookie)?.[1];

type Module = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** The status of each method of a page or route handler. */
async function answersOf(
  path: string,
  headers: Record<string, string> = sameOrigin,
): Promise<number[]> {
  const module = (await import(resolve(path))) as Module;
  const given = { params: Promise.resolve(parameters), searchParams: Promise.resolve({}) };
  if (path.endsWith('page.tsx')) return [await statusOf(() => module.default?.(given))];
  const handled = methods.filter((method) => module[method]);
  expect(handled).not.toEqual([]);
  return await Promise.all(
    handled.map((method) =>
      statusOf(() => module[method]?.(request(path, method, headers), given)),
    ),
  );
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const parameters = {
  ...{ action: 'ask', step: 'ask', file: 'invoices.csv', name: '20261123T101500123Z-a' },
  id: '8f02bc3d-9d80-4a41-9f35-ec82ef96a13e',
};

function request(path: string, method: string, headers: Record<string, string>): Request {
  const url = `http://localhost:3000/${path.replace(/^app\/|\/(?:page\.tsx|route\.ts)$/g, '')}`;
  const sent = { ...headers, host: 'localhost:3000', cookie };
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: sent });
  const body = new URLSearchParams({ email: 'anna@house.example' });
  return new Request(url, { method, headers: sent, body });
}

/** Next answers the error of `notFound()` as 404. */
async function statusOf(answer: () => Promise<unknown> | undefined): Promise<number> {
  try {
    const response = await answer();
    return response instanceof Response ? response.status : 200;
  } catch (error) {
    const { digest = '' } = error as { digest?: string };
    return Number(/^NEXT_HTTP_ERROR_FALLBACK;(\d+)$/.exec(digest)?.[1] ?? 500);
  }
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}
