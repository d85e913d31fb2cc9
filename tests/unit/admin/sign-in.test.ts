import { beforeEach, expect, test } from 'vitest';
import { digestOf } from '@/lib/admin/secret';
import { closeSessions, findEndedSession, findSession, listSessions } from '@/lib/admin/session';
import { createSignInLink, signInWithLink } from '@/lib/admin/sign-in/sign-in-link';
import { findPerson, invitePerson, removePerson } from '@/lib/admin/staff';
import type { Database } from '@/lib/shop/database/open-database';
import { onBoth, onSqlite } from '@/tests/databases/on-both';

const start = new Date('2026-11-23T10:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const browser = 'Firefox';

async function invited(db: Database) {
  return await invitePerson(db, { email: 'Anna@House.example ', locale: 'de' }, start);
}

async function linkFor(db: Database, person: string, now = start) {
  const path = (await createSignInLink(db, person, now)) ?? '';
  return new URLSearchParams(path.split('?')[1]).get('t') ?? '';
}

async function signedIn(db: Database, now = start) {
  const secret = await linkFor(db, await invited(db), now);
  return (await signInWithLink(db, { secret, browser }, now)) ?? '';
}

onSqlite('the sign-in to the admin', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test.each([
    ['films&co@house.example', 'Films&Co@House.example'],
    ['anna@xn--mller-kva.example', 'anna@müller.example'],
    ['anna@house.xn--vermgensberatung-pwb', 'anna@house.vermögensberatung'],
  ])('a person invited as %s is found as %s', async (email, typed) => {
    const id = await invitePerson(db, { email, locale: 'fr' }, start);
    for (const written of [email, typed])
      expect(await findPerson(db, written)).toMatchObject({ id, email });
  });

  test('a link is valid for 15 minutes', async () => {
    const person = await invited(db);
    const [one, other] = [await linkFor(db, person), await linkFor(db, person)];
    expect(await signInWithLink(db, { secret: one, browser }, after(15))).toBeUndefined();
    expect(await signInWithLink(db, { secret: other, browser }, after(14.9))).toBeDefined();
  });

  test('a used link invalidates the others, and a person gets at most five in 15 minutes', async () => {
    const person = await invited(db);
    const links: string[] = [];
    for (let count = 0; count < 5; count += 1) links.push(await linkFor(db, person));
    expect(await createSignInLink(db, person, after(1))).toBeUndefined();
    expect(await createSignInLink(db, person, after(16))).toBeDefined();
    const [one = '', other = ''] = links;
    await signInWithLink(db, { secret: one, browser }, start);
    expect(await signInWithLink(db, { secret: other, browser }, start)).toBeUndefined();
  });

  test('the stored digests grant no access', async () => {
    const person = await invited(db);
    const secret = await linkFor(db, person);
    const [link] = await db.selectFrom('sign_in_links').select('digest').execute();
    const digest = { secret: link?.digest ?? '', browser };
    expect(await signInWithLink(db, digest, start)).toBeUndefined();
    const session = (await signInWithLink(db, { secret, browser }, start)) ?? '';
    const [stored] = await db.selectFrom('sessions').selectAll().execute();
    expect(stored?.digest).toBe(digestOf(session));
    for (const value of [stored?.digest, stored?.id])
      expect(await findSession(db, value, start)).toBeUndefined();
  });

  test('a session ends two hours after its last use and twelve hours after its start', async () => {
    const secret = await signedIn(db);
    expect(await findSession(db, secret, after(119))).toBeDefined();
    expect(await findSession(db, secret, after(238))).toBeDefined();
    expect(await findSession(db, secret, after(359))).toBeUndefined();
    const used = await signedIn(db);
    for (let at = 60; at < 720; at += 60)
      expect(await findSession(db, used, after(at))).toBeDefined();
    expect(await findSession(db, used, after(720))).toBeUndefined();
  });

  test('one session can be closed, or all of a person, but none of another person', async () => {
    const [one, other] = [await signedIn(db), await signedIn(db)];
    const { personId = '', sessionId = '' } = (await findSession(db, one, start)) ?? {};
    await closeSessions(db, { personId: 'somebody-else', sessionId });
    expect(await findSession(db, one, start)).toBeDefined();
    await closeSessions(db, { personId, sessionId });
    expect(await findSession(db, one, start)).toBeUndefined();
    expect(await listSessions(db, personId, start)).toHaveLength(1);
    await closeSessions(db, { personId });
    expect(await findSession(db, other, start)).toBeUndefined();
  });

  test('a person whose language the site no longer has is signed in, in its first language', async () => {
    const secret = await signedIn(db);
    await db.updateTable('people').set({ locale: 'xx' }).execute();
    for (const find of [findSession, findEndedSession])
      expect(await find(db, secret, start)).toMatchObject({ locale: 'fr' });
  });

  test('a removed person is signed out and has no valid links', async () => {
    const person = await invited(db);
    const session = await signedIn(db);
    const secret = await linkFor(db, person);
    expect(await removePerson(db, 'ANNA@house.example')).toBe(true);
    expect(await findSession(db, session, start)).toBeUndefined();
    expect(await signInWithLink(db, { secret, browser }, start)).toBeUndefined();
    expect(await removePerson(db, 'anna@house.example')).toBe(false);
  });
});

onBoth('a sign-in link', (open) => {
  test('signs in its person once, even if it is used several times at once', async () => {
    const db = await open();
    const secret = await linkFor(db, await invited(db));
    const used = await Promise.all(
      [0, 1, 2].map(() => signInWithLink(db, { secret, browser }, start)),
    );
    const [session, ...others] = used.filter(Boolean);
    expect(others).toEqual([]);
    const anna = { email: 'anna@house.example', locale: 'de' };
    expect(await findSession(db, session, start)).toMatchObject(anna);
    expect(await signInWithLink(db, { secret, browser }, start)).toBeUndefined();
  });
});
