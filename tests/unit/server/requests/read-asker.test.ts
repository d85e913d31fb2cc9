import { expect, it } from 'vitest';
import { readAsker, readVisitor } from '@/lib/server/requests/read-asker';

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

it.each([
  ...['127.255.255.255', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.255.255'],
  ...['::1', 'fc00::1', 'fdff::1', '::ffff:10.0.0.1'],
])('%s is nearby', (proxy) => expect(from(proxy, one)).toBe(from(one)));

it.each([
  ...['126.255.255.255', '128.0.0.1', '9.255.255.255', '11.0.0.1', '172.15.255.255', '172.32.0.1'],
  ...['192.167.255.255', '192.169.0.1', '::2', 'fbff::1', 'fe00::1'],
])('%s is not', (address) => expect(from(address, one)).toBe(from(address)));

it('believes nobody where more proxies stand before us than have written', () =>
  expect(from('127.0.0.1', one, 3)).toBe(from('127.0.0.1')));

it.each([
  ['2001:db8::', '2001:db8:0:0:9::1'],
  ['1:2:3::4:5', '1:2:3:0:9:9:9:9'],
  ['1::4:5:6:7:8:9', '1:0:4:5:1:1:1:1'],
  ['::7', '0:0:0:0:1:2:3:4'],
])('%s and %s are of one household', (some, others) => expect(from(some)).toBe(from(others)));

it.each([
  ['1:2:3:4::', '1:2:3::4'],
  ['1::4:5:6:7:8:9', '1:0:4:6::1'],
  ['1:2:3:4:5:6:7:8', '1:2:3:5:5:6:7:8'],
  ['1:23:4:5::', '12:3:4:5::'],
])('%s and %s are not', (some, others) => expect(from(some)).not.toBe(from(others)));

it('takes all for one who have no address', () => {
  const nobody = readAsker({ headers: {}, socket: {} });
  expect(nobody).toBe(from(''));
  expect(nobody).not.toBe(from(one));
});

it('tells visitors from each other, and no two who come from nearby and name nobody', () => {
  const visitor = (remoteAddress: string | undefined, forwarded?: string, proxies?: number) =>
    readVisitor({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }, proxies);
  expect(visitor(one)).toBe(from(one));
  expect(visitor('::ffff:127.0.0.1')).toBeUndefined();
  expect(visitor('127.0.0.1', one)).toBe(from(one));
  expect(visitor('127.0.0.1', `${one}, ${edge}`, 2)).toBe(from(one));
  expect(visitor(undefined)).toBe(from(''));
});
