import { expect, it } from 'vitest';
import { isHttps } from '@/lib/server/preview/is-https';

const is = (headers: Record<string, string>, known: Partial<Parameters<typeof isHttps>[1]> = {}) =>
  isHttps({ headers } as never, { address: undefined, isSecure: true, ...known });
const said = (proto: string) => ({ 'x-forwarded-proto': proto });

it('is told by the preview’s own address before all else', () => {
  expect(is(said('http'), { address: 'https://preview.example', isSecure: false })).toBe(true);
  expect(is(said('https'), { address: 'http://preview.example' })).toBe(false);
});

it('is told by the proxy nearest to the browser', () => {
  expect(is(said('https'), { isSecure: false })).toBe(true);
  expect(is(said(' https , http'), { isSecure: false })).toBe(true);
  expect(is(said('http, https'))).toBe(false);
});

it('is as for the public site where nobody says it', () => {
  expect(is({ host: 'preview.example' })).toBe(true);
  expect(is({ host: 'preview.example' }, { isSecure: false })).toBe(false);
  expect(is({})).toBe(true);
});

it.each([
  ...['localhost', 'localhost:3000', '127.0.0.1', '127.10.20.30:80', '[::1]', '[::1]:3000'],
])('%s is a trial on this machine', (host) => expect(is({ host })).toBe(false));

it.each([
  ...['localhost.example', 'my-localhost', '127.0.0.1.example', 'a127.0.0.1', '127.0.0', '::1'],
  ...['localhost:', 'localhost:a', '[::1]x', '127.a.0.1', '127x0.0.1', '127.0x0.1', '127.0.0x1'],
])('%s is none', (host) => expect(is({ host })).toBe(true));
