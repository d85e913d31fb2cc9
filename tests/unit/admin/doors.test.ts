import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { invitePerson } from '@/lib/admin/people';
import { openSession } from '@/lib/admin/session';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';

/** Everything below `/desk` that answers, and what would below `/api/desk`. */
const folders = ['app/desk', 'app/api/desk'];
const files = folders
  .flatMap((folder) => list(folder).map((path) => `${folder}/${path}`))
  .filter((path) => /\/(?:page\.tsx|route\.ts)$/.test(path));

/** The door itself, which strangers see once somebody is invited. */
const door = ['app/desk/page.tsx', 'app/desk/sign-in/[act]/route.ts'];
const passkeyDoor = 'app/desk/sign-in/passkey/[step]/route.ts';
const doors = [...door, passkeyDoor];

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

describe('the desk', () => {
  test('has pages and handlers to be walked', () => {
    expect(files.length).toBeGreaterThan(12);
    expect(files).toEqual(expect.arrayContaining(doors));
  });

  describe.each(files.filter((path) => !doors.includes(path)))('%s', (path) => {
    test.each([
      ['nobody', ''],
      ['somebody with a made-up session', 'bobine-desk=made-up'],
    ])('is not there for %s', async (_, sent) => {
      await invite();
      cookie = sent;
      for (const status of await answersOf(path)) expect(status).toBe(404);
    });
  });

  test('is there for whoever is signed in', async () => {
    const person_id = await invite();
    const session = { person_id, way: 'link', browser: '' } as const;
    const secret = await db.transaction().execute((tx) => openSession(tx, session, new Date()));
    cookie = `bobine-desk=${secret}`;
    expect(await answersOf('app/desk/journal/page.tsx')).toEqual([200]);
    expect(await answersOf('app/desk/books/[file]/route.ts')).toEqual([200]);
  });

  test.each(doors)('%s is not there while nobody is invited', async (path) => {
    cookie = '';
    for (const status of await answersOf(path)) expect(status).toBe(404);
  });

  test.each([door[1] as string, passkeyDoor])('%s takes nothing from other sites', async (path) => {
    await invite();
    for (const status of await answersOf(path, { 'sec-fetch-site': 'cross-site' }))
      expect(status).toBe(404);
  });
});

const invite = () => invitePerson(db, { email: 'anna@house.example', locale: 'fr' }, new Date());

const readCookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(cookie)?.[1];

type Module = Record<string, (...given: unknown[]) => Promise<unknown>>;

/** What each way to ask one file is answered with. */
async function answersOf(
  path: string,
  headers: Record<string, string> = ownForm,
): Promise<number[]> {
  const module = (await import(resolve(path))) as Module;
  const given = { params: Promise.resolve(named), searchParams: Promise.resolve({}) };
  if (path.endsWith('page.tsx')) return [await statusOf(() => module.default?.(given))];
  const asked = methods.flatMap((method) =>
    module[method] ? [{ method, ask: module[method] }] : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  return await Promise.all(
    asked.map(({ method, ask }) => statusOf(() => ask(request(path, method, headers), given))),
  );
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ownForm = { 'sec-fetch-site': 'same-origin' };
const named = {
  ...{ act: 'ask', step: 'ask', file: 'invoices.csv', name: '20261123T101500123Z-a' },
  id: '8f02bc3d-9d80-4a41-9f35-ec82ef96a13e',
};

function request(path: string, method: string, headers: Record<string, string>): Request {
  const url = `http://localhost:3000/${path.replace(/^app\/|\/(?:page\.tsx|route\.ts)$/g, '')}`;
  const sent = { ...headers, host: 'localhost:3000', cookie };
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers: sent });
  const body = new URLSearchParams({ email: 'anna@house.example' });
  return new Request(url, { method, headers: sent, body });
}

/** `notFound()` of Next throws what Next answers as 404. */
async function statusOf(ask: () => Promise<unknown> | undefined): Promise<number> {
  try {
    const answer = await ask();
    return answer instanceof Response ? answer.status : 200;
  } catch (error) {
    const { digest = '' } = error as { digest?: string };
    return Number(/^NEXT_HTTP_ERROR_FALLBACK;(\d+)$/.exec(digest)?.[1] ?? 500);
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
