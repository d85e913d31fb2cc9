import { beforeEach, expect, test } from 'vitest';
import { findPerson, invitePerson, removePerson } from '@/lib/admin/people';
import { digestOf } from '@/lib/admin/secret';
import { closeSessions, findSession, listSessions } from '@/lib/admin/session';
import { createSignInLink, signInWithLink } from '@/lib/admin/sign-in/sign-in-link';
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

onSqlite('signing in at the desk', (open) => {
  let db: Database;
  beforeEach(async () => {
    db = await open();
  });

  test('a link signs in whom it was sent to', async () => {
    const session = await findSession(db, await signedIn(db), start);
    expect(session).toMatchObject({ email: 'anna@house.example', locale: 'de' });
  });

  test.each([
    ['films&co@house.example', 'Films&Co@House.example'],
    ['anna@xn--mller-kva.example', 'anna@müller.example'],
    ['anna@house.xn--vermgensberatung-pwb', 'anna@house.vermögensberatung'],
  ])('who was invited as %s is found as %s', async (email, typed) => {
    const id = await invitePerson(db, { email, locale: 'fr' }, start);
    for (const written of [email, typed])
      expect(await findPerson(db, written)).toMatchObject({ id, email });
  });

  test('a link is good for a quarter of an hour', async () => {
    const person = await invited(db);
    const [one, other] = [await linkFor(db, person), await linkFor(db, person)];
    expect(await signInWithLink(db, { secret: one, browser }, after(15))).toBeUndefined();
    expect(await signInWithLink(db, { secret: other, browser }, after(14.9))).toBeDefined();
  });

  test('a link that was used takes the others along, and five are sent in a quarter of an hour', async () => {
    const person = await invited(db);
    const links: string[] = [];
    for (let count = 0; count < 5; count += 1) links.push(await linkFor(db, person));
    expect(await createSignInLink(db, person, after(1))).toBeUndefined();
    expect(await createSignInLink(db, person, after(16))).toBeDefined();
    const [one = '', other = ''] = links;
    await signInWithLink(db, { secret: one, browser }, start);
    expect(await signInWithLink(db, { secret: other, browser }, start)).toBeUndefined();
  });

  test('what the database keeps opens nothing', async () => {
    const person = await invited(db);
    const secret = await linkFor(db, person);
    const [link] = await db.selectFrom('sign_in_links').select('digest').execute();
    expect(
      await signInWithLink(db, { secret: link?.digest ?? '', browser }, start),
    ).toBeUndefined();
    const session = (await signInWithLink(db, { secret, browser }, start)) ?? '';
    const [kept] = await db.selectFrom('sessions').selectAll().execute();
    expect(kept?.digest).toBe(digestOf(session));
    expect(await findSession(db, kept?.digest, start)).toBeUndefined();
    expect(await findSession(db, kept?.id, start)).toBeUndefined();
  });

  test('a session ends two hours after its last use, and twelve after its beginning', async () => {
    const secret = await signedIn(db);
    expect(await findSession(db, secret, after(119))).toBeDefined();
    expect(await findSession(db, secret, after(238))).toBeDefined();
    expect(await findSession(db, secret, after(359))).toBeUndefined();
    const used = await signedIn(db);
    for (let at = 60; at < 720; at += 60)
      expect(await findSession(db, used, after(at))).toBeDefined();
    expect(await findSession(db, used, after(720))).toBeUndefined();
  });

  test('whoever signs out of one session stays in the others; everywhere is everywhere', async () => {
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

  test('who is removed is out at once, with all links', async () => {
    const person = await invited(db);
    const session = await signedIn(db);
    const secret = await linkFor(db, person);
    expect(await removePerson(db, 'ANNA@house.example')).toBe(true);
    expect(await findSession(db, session, start)).toBeUndefined();
    expect(await signInWithLink(db, { secret, browser }, start)).toBeUndefined();
    expect(await removePerson(db, 'anna@house.example')).toBe(false);
  });
});

onBoth('a link to sign in', (open) => {
  test('a link signs in once, also where two use it at the same moment', async () => {
    const db = await open();
    const secret = await linkFor(db, await invited(db));
    const used = await Promise.all(
      [0, 1, 2].map(() => signInWithLink(db, { secret, browser }, start)),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await signInWithLink(db, { secret, browser }, start)).toBeUndefined();
  });
});
