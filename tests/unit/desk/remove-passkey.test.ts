import { expect, test } from 'vitest';
import { acts } from '@/lib/desk/acts/acts';
import { invitePerson } from '@/lib/desk/people/invite-person';
import { onBoth } from '../../databases/on-both';
import { now } from '../selling/some-request';
import { deskOf } from './some-desk';

onBoth('a passkey', (open) => {
  test('is removed by its owner alone, with one line in the log', async () => {
    const db = await open();
    const [anna, beat] = await Promise.all(
      ['anna@house.example', 'beat@house.example'].map((email) =>
        invitePerson(db, { email, locale: 'fr' }, now),
      ),
    );
    const key = { public_key: '', counter: 0, transports: '[]', name: 'Phone', used_at: null };
    await db
      .insertInto('passkeys')
      .values({ ...key, id: 'key', person_id: anna ?? '', created_at: now.toISOString() })
      .execute();
    const remove = (personId = '') => {
      const desk = deskOf(db);
      const visitor = { ...desk.visitor, personId };
      return acts['passkey-remove']({ ...desk, visitor }, { id: 'key' });
    };
    const lines = async () => (await db.selectFrom('log').select('act').execute()).length;
    await remove(beat);
    expect(await db.selectFrom('passkeys').select('id').execute()).toHaveLength(1);
    expect(await lines()).toBe(0);
    expect(await remove(anna)).toContain('said=passkey-remove');
    await remove(anna);
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect(await lines()).toBe(1);
  });
});
