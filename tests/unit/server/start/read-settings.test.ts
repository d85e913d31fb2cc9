import { expect, it } from 'vitest';
import { readSettings } from '@/lib/server/start/read-settings';

it('listens on port 3000 of every interface unless told otherwise', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: undefined });
  expect(readSettings({ PORT: ' 8080 ', HOST: '127.0.0.1' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
  });
});

it.each(['0', '65536', '80a', '-1', '3.5', '1e3'])('refuses PORT=%s in words', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT is “${port}”`);
});

it('lets browsers keep the words of all languages but those it is told', () => {
  expect([...readSettings({}).cacheableLocales]).toEqual(['fr', 'de']);
  expect([...readSettings({ UNCACHED_LOCALES: 'de' }).cacheableLocales]).toEqual(['fr']);
  expect(() => readSettings({ UNCACHED_LOCALES: 'fr, it' })).toThrow('names “it”: expected fr, de');
});

it('tells for a second that it stops, unless told otherwise', () => {
  expect(readSettings({}).notice).toBe(1000);
  expect(readSettings({ STOP_NOTICE: '0' }).notice).toBe(0);
  expect(readSettings({ STOP_NOTICE: '15' }).notice).toBe(15_000);
  expect(() => readSettings({ STOP_NOTICE: 'soon' })).toThrow(
    'STOP_NOTICE is “soon”: expected a number from 0 to 600, such as 1.',
  );
});

it('finds out by itself whether a proxy stands before it, unless it is told', () => {
  expect(readSettings({}).proxies).toBeUndefined();
  expect(readSettings({ PROXIES: '0' }).proxies).toBe(0);
  expect(readSettings({ PROXIES: '2' }).proxies).toBe(2);
  expect(() => readSettings({ PROXIES: 'all' })).toThrow('PROXIES is “all”');
});

it('says its figures to nobody and logs no visit unless it is told to', () => {
  expect(readSettings({})).toMatchObject({ metrics: undefined, accessLog: 'off' });
  expect(readSettings({ METRICS_PORT: '9464', ACCESS_LOG: 'notable' })).toMatchObject({
    metrics: { port: 9464, host: '127.0.0.1' },
    accessLog: 'notable',
  });
  const inside = readSettings({ METRICS_PORT: '1', METRICS_HOST: '0.0.0.0' });
  expect(inside.metrics?.host).toBe('0.0.0.0');
  expect(() => readSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT is “x”');
  expect(() => readSettings({ ACCESS_LOG: 'on' })).toThrow(
    'ACCESS_LOG is “on”: expected one of off, all, notable.',
  );
});

it.each([
  ['PORT', 1, 65_535, 3000],
  ['METRICS_PORT', 1, 65_535, 9464],
  ['PROXIES', 0, 9, 1],
  ['STOP_NOTICE', 0, 600, 1],
])('%s is a number from %i to %i', (name, from, to, usual) => {
  for (const number of [from, to])
    expect(() => readSettings({ [name]: ` ${number} ` })).not.toThrow();
  for (const written of [String(from - 1), String(to + 1), `${to}x`, `x${to}`, '1.0'])
    expect(() => readSettings({ [name]: written })).toThrow(
      `${name} is “${written}”: expected a number from ${from} to ${to}, such as ${usual}.`,
    );
});

it('takes what is empty for not said', () => {
  const blank = Object.fromEntries(
    ['PORT', 'HOST', 'PROXIES', 'METRICS_PORT', 'ACCESS_LOG', 'STOP_NOTICE'].map((name) => [
      name,
      ' ',
    ]),
  );
  expect(readSettings(blank)).toEqual(readSettings({}));
  expect(readSettings({ HOST: ' a ', METRICS_PORT: '1', METRICS_HOST: ' ' })).toMatchObject({
    host: 'a',
    metrics: { port: 1, host: '127.0.0.1' },
  });
  expect(
    readSettings({ METRICS_PORT: '1', METRICS_HOST: ' b ', ACCESS_LOG: ' all ' }),
  ).toMatchObject({
    metrics: { port: 1, host: 'b' },
    accessLog: 'all',
  });
});
