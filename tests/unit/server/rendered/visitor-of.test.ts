import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { visitorOf } from '@/lib/server/rendered/visitor-of';

const of = (remoteAddress: string, named?: string) =>
  visitorOf({
    socket: { remoteAddress },
    headers: named ? { 'x-forwarded-for': named } : {},
  } as IncomingMessage);

test('whoever comes by himself is who he is, whatever he names', () => {
  expect(of('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.18.0.2', 'fd00::5'])(
  'behind a proxy at %s it is the last that is named',
  (proxy) => expect(of(proxy, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7'),
);

test('where a proxy names none nobody is told from others', () => {
  expect(of('127.0.0.1')).toBeUndefined();
});

test('a network of IPv6 is one visitor', () => {
  expect(of('2001:db8:1:2:aaaa::1')).toBe(of('2001:db8:1:2:bbbb::2'));
  expect(of('2001:db8:1:2:aaaa::1')).not.toBe(of('2001:db8:1:3:aaaa::1'));
});
