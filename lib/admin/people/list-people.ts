import type { Database } from '@/lib/shop/database/open-database';

/** All invited people with their number of passkeys. */
export async function listPeople(db: Database) {
  const rows = await db
    .selectFrom('people')
    .select((of) => [
      'id',
      'email',
      'locale',
      'invited_at',
      of
        .selectFrom('passkeys')
        .whereRef('passkeys.person_id', '=', 'people.id')
        .select((key) => key.fn.countAll().as('count'))
        .as('keys'),
    ])
    .orderBy('email')
    .execute();
  return rows.map(({ keys, ...person }) => ({ ...person, passkeys: Number(keys ?? 0) }));
}
