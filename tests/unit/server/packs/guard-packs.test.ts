import { expect, it } from 'vitest';
import { pageGuards } from '@/lib/policy/page-guards';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import { pack } from '@/lib/server/packs/pack';

it('makes the guards of a page once, with the stores of the house', () => {
  const stores = ['https://media.example'];
  const guardsOf = guardPacks(stores);
  const [one, other] = ['<script>a()</script>', '<script>b()</script>'].map((html) =>
    pack(Buffer.from(html)),
  ) as [ReturnType<typeof pack>, ReturnType<typeof pack>];
  expect(guardsOf(one)).toEqual(pageGuards('<script>a()</script>', stores));
  expect(guardsOf(one)).toBe(guardsOf(one));
  expect(guardsOf(other)).toEqual(pageGuards('<script>b()</script>', stores));
});
