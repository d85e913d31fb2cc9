import { expect, test } from 'vitest';
import { nameDatabase } from '@/lib/database/where';
import { sayFailure } from '@/tools/setup/say-failure';

const database = nameDatabase('postgres://anna:secret@db.example:5432/shop?sslmode=require');

test('a database is called by host and name, never with its password', () => {
  expect(database).toBe('PostgreSQL db.example:5432, shop');
  expect(nameDatabase('postgres://bobine@/shop1?host=%2Ftmp%2Fpg')).toBe(
    'PostgreSQL /tmp/pg, shop1',
  );
  expect(nameDatabase('/srv/.data/shop.sqlite')).toBe('/srv/.data/shop.sqlite');
});

test.each([
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'is PostgreSQL running there?'],
  [{ code: '3D000', message: 'database "nodb" does not exist' }, 'createdb'],
  [{ message: 'database or disk is full' }, 'make room'],
  [
    { code: 'EROFS', message: 'EROFS: read-only', path: '/mnt/x' },
    '/mnt/x lies on a disk that is read-only',
  ],
  [{ message: 'Nobody is invited.' }, 'Nobody is invited.'],
])('%o says what to do', (failure, words) => {
  const said = sayFailure(Object.assign(new Error(failure.message), failure), database);
  expect(said).toContain(words);
  expect(said).not.toContain('secret');
});
