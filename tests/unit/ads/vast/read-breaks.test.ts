// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parseOffset, readBreaks } from '@/lib/ads/vast/read-breaks';
import { hearPings } from './hear-pings';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const never = async () => Promise.reject(new Error('not to be fetched'));
const vmap = () =>
  parse(readFileSync(new URL('../fixtures/vmap.xml', `file://${__filename}`), 'utf8'));

test.each([
  ['start', 'start'],
  ['end', 'end'],
  ['00:00:00', 'start'],
  ['00:01:02.500', 62.5],
  ['50%', '50%'],
  ['#1', undefined],
  ['soon', undefined],
  ['0%', 'start'],
  ['0.0%', 'start'],
  ['0.5%', '0.5%'],
  ['12.5%', '12.5%'],
  ['12.25%', '12.25%'],
  ['99.9%', '99.9%'],
  ['100%', 'end'],
  ['100.0%', 'end'],
  ['a50%', undefined],
  ['50%!', undefined],
  ['01:00:00', 3600],
  ['10:00:01', 36_001],
  ['x00:00:01', undefined],
  ['00:00:01x', undefined],
  ['00:00:10.', undefined],
  ['00:0:10', undefined],
  ['', undefined],
] as const)('the offset %s is %s', (offset, moment) => {
  expect(parseOffset(offset)).toBe(moment);
});

test('a VMAP has its breaks in order, each with an id of its own', () => {
  const breaks = readBreaks(vmap(), never);
  expect(breaks.map(({ id, at }) => [id, at])).toEqual([
    ['mid/0', 3],
    ['post/1', 'end'],
  ]);
});

test('the VAST inside a VMAP becomes a document', async () => {
  const [, post] = readBreaks(vmap(), never);
  const document = await post?.document();
  expect(document?.documentElement.nodeName).toBe('VAST');
  expect(document?.querySelector('VAST > Ad')?.id).toBe('inline');
});

const broken = (timeOffset: string, source: string) =>
  parse(`<VMAP xmlns="http://www.iab.net/videosuite/vmap" version="1.0">
    <AdBreak timeOffset="${timeOffset}" breakType="linear">${source}</AdBreak></VMAP>`);

test('a break at no moment, or without a source, is left out', () => {
  const source = '<AdSource><AdTagURI>vast.xml</AdTagURI></AdSource>';
  expect(readBreaks(broken('#1', source), never)).toEqual([]);
  expect(readBreaks(broken('start', ''), never)).toEqual([]);
  expect(readBreaks(broken('start', source), never)[0]?.id).toBe('break/0');
});

test('a break whose source names nothing has no ads', async () => {
  const [empty] = readBreaks(broken('start', '<AdSource/>'), never);
  await expect(empty?.document()).rejects.toThrow('An ad break without ads');
});

test('the ads of a break that lie elsewhere are fetched when they are wanted', async () => {
  const fetched: string[] = [];
  const [mid] = readBreaks(vmap(), async (url) => {
    fetched.push(url);
    return parse('<VAST/>');
  });
  expect(fetched).toEqual([]);
  await mid?.document();
  expect(fetched).toEqual(['vast.xml']);
});

test('those who ask are told that a break begins, and with a code that it fails', () => {
  const told = hearPings();
  const failing = vmap();
  const tracking = failing.createElementNS('http://www.iab.net/videosuite/vmap', 'Tracking');
  tracking.setAttribute('event', 'error');
  tracking.textContent = '/track/error?code=[ERRORCODE]';
  failing.getElementsByTagNameNS('*', 'TrackingEvents')[0]?.append(tracking);
  const [mid] = readBreaks(failing, never);
  mid?.track?.('breakStart');
  mid?.track?.('error');
  vi.unstubAllGlobals();
  expect(told).toEqual(['/track/breakStart', '/track/error?code=1000']);
});

test('a VAST is one pre-roll, an empty one too, whose server is told so when it is read', async () => {
  const vast = parse('<VAST><Ad id="a"/></VAST>');
  const [only, ...others] = readBreaks(vast, never);
  expect(only).toMatchObject({ id: 'start', at: 'start' });
  expect(await only?.document()).toBe(vast);
  expect(others).toEqual([]);
  expect(readBreaks(parse('<VAST/>'), never)).toHaveLength(1);
});

test('an answer that is neither says what it is', () => {
  expect(() => readBreaks(parse('<html/>'), never)).toThrow('neither VAST nor VMAP but html');
});
