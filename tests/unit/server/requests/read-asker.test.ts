import { expect, it } from 'vitest';
import { readAsker } from '@/lib/server/requests/read-asker';

const from = (remoteAddress: string, forwarded?: string, proxies?: number) =>
  readAsker({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }, proxies);
const [one, other, edge] = ['203.0.113.7', '203.0.113.8', '198.51.100.1'];

it('tells addresses from each other and keeps none', () => {
  expect(from(one)).toBe(from(one));
  expect(from(one)).not.toBe(from(other));
  expect(from(one)).toMatch(/^[\w-]{16}$/);
  expect(from(`::ffff:${one}`)).toBe(from(one));
});

it('takes a household for one', () => {
  expect(from('2001:db8:1:2::7')).toBe(from('2001:db8:1:2:aaaa::9'));
  expect(from('2001:db8:1:2::7')).not.toBe(from('2001:db8:1:3::7'));
  expect(from('2001:db8::7')).toBe(from('2001:db8:0:0:1:2:3:4'));
});

it('believes a proxy nearby, and nobody who comes from far', () => {
  for (const proxy of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.2', '192.168.1.1', 'fd00::1'])
    expect(from(proxy, `${other}, ${one}`), proxy).toBe(from(one));
  expect(from(edge, one)).toBe(from(edge));
  expect(from('127.0.0.1')).toBe(from('127.0.0.1', 'nonsense'));
});

it('believes as many proxies as it is told of', () => {
  expect(from('127.0.0.1', `9.9.9.9, ${one}, ${edge}`, 2)).toBe(from(one));
  expect(from(edge, `9.9.9.9, ${one}`, 1)).toBe(from(one));
  expect(from('127.0.0.1', one, 0)).toBe(from('127.0.0.1'));
});
