// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import { createConnectionHandlers } from '@/lib/navigation/connection/offline-guard';
import { dispatchTransition, listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { dropPayloads, watchPayloads } from '@/lib/navigation/transitions/watch-payloads';
import { until } from '../../until';

const server = vi.fn<typeof fetch>();
window.fetch = server;
watchPayloads();
const heard = vi.fn();
listenToTransitions(({ type }) => heard(type));
const askForPage = () => fetch('/vod?_rsc=1', { headers: { rsc: '1' } });

beforeEach(() => {
  const from = 'https://bobine.example/';
  dispatchTransition({ type: 'start', kind: 'push', path: '/vod', from });
  heard.mockClear();
});

test('a payload with an error status fails the navigation', async () => {
  server.mockResolvedValue(new Response('', { status: 500 }));
  await askForPage();
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

test.each<[string, Record<string, string>]>([
  ['/vod?_rsc=1', { rsc: '1', 'next-router-prefetch': '1' }],
  ['/media/film/chapters.vtt', {}],
])('a failed request for %s with %j does not fail the navigation', async (address, headers) => {
  server.mockResolvedValue(new Response('', { status: 503 }));
  await fetch(address, { headers });
  expect(heard).not.toHaveBeenCalled();
});

test('a dropped payload never reaches the router, and its navigation fails once', async () => {
  server.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const settled = vi.fn();
  askForPage().then(settled, settled);
  dropPayloads();
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

/** Breaks the connection, and returns the spy for its report. */
function cutOff() {
  server.mockReset().mockRejectedValue(new TypeError('network'));
  const report = vi.fn();
  setConnectionHandlers(createConnectionHandlers(report));
  onTestFinished(() => setConnectionHandlers(undefined));
  return report;
}

test('without a connection the request stays pending, so that the page stays, and it is reported', async () => {
  const report = cutOff();
  const settled = vi.fn();
  askForPage().then(settled, settled);
  await until(() => expect(report).toHaveBeenCalledOnce());
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
  expect(settled).not.toHaveBeenCalled();
});

test('a payload that fails although the site is reachable rejects', async () => {
  const report = cutOff();
  server
    .mockReset()
    .mockRejectedValueOnce(new TypeError('another origin'))
    .mockResolvedValue(new Response());
  await expect(askForPage()).rejects.toThrow('another origin');
  expect(report).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});
