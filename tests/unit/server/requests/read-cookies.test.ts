import { expect, it } from 'vitest';
import { readCookies } from '@/lib/server/requests/read-cookies';

it.each([
  ['nobody has sent any', undefined, 'a', []],
  ['there is one', 'a=1', 'a', ['1']],
  ['one is sent for the site and one for a path', 'a=1; b=2;a=3 ; aa=4', 'a', ['1', '3']],
  ['a value has the same sign', 'a=1=2==', 'a', ['1=2==']],
  ['a value is empty', 'a=; b', 'a', ['']],
  ['they have no name', '=1; a', '', []],
  ['they have no value', 'a; b', 'a', []],
  ['names are alike', 'share-1=a; share-2=b; other-share-3=c', /^share-/, ['a', 'b']],
])('reads all of a name where %s', (_, header, name, values) =>
  expect(readCookies(header, name)).toEqual(values),
);
