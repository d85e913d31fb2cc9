import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import { createConnectionHandlers } from '@/lib/navigation/connection/offline-guard';
import { dispatchTransition, listenToTransitions } from '@/lib/navigation/transitions/transitions';
import { dropPayloads, watchPayloads } from '@/lib/navigation/transitions/watch-payloads';
import { until } from '../until';

// @vitest-environment jsdom

const server = vi.fn<typeof fetch>();
window.fetch = server;
watchPayloads();
const heard = vi.fn();
listenToTransitions(({ type }) => heard(type));

beforeEach(() => {
  dispatchTransition({
    type: 'start',
    kind: 'push',
    path: '/vod',
    from: 'https://bobine.example/',
  });
  heard.mockClear();
});

test('the answer to a request is the very one that the server gave', async () => {
  const answer = new Response('flight');
  server.mockResolvedValue(answer);
  expect(await fetch('/vod?_rsc=1', { headers: { rsc: '1' } })).toBe(answer);
  expect(heard).not.toHaveBeenCalled();
});

test('a payload that is answered with an error fails the navigation', async () => {
  server.mockResolvedValue(new Response('', { status: 500 }));
  await fetch('/vod?_rsc=1', { headers: { rsc: '1' } });
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

test('a payload that never comes fails the navigation, and whoever asked hears of it too', async () => {
  server.mockRejectedValue(new TypeError('network'));
  await expect(fetch('/vod?_rsc=1', { headers: { rsc: '1' } })).rejects.toThrow('network');
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

test.each<Record<string, string>>([
  { 'next-router-prefetch': '1' },
  // Next asks for a segment so.
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
])('a payload that is fetched ahead (%j) may fail', async (ahead) => {
  server.mockResolvedValue(new Response('', { status: 503 }));
  await fetch('/vod?_rsc=1', { headers: { rsc: '1', ...ahead } });
  expect(heard).not.toHaveBeenCalled();
});

test('a failed request for something else than a page is no failed navigation', async () => {
  server.mockResolvedValue(new Response('', { status: 404 }));
  await fetch('/media/film/chapters.vtt');
  expect(heard).not.toHaveBeenCalled();
});

/** A server that answers when it is told to, and hears when nobody waits any longer. */
function answerLate() {
  let say: (answer: Response) => void = () => {};
  server.mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        say = resolve;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  return (answer: Response) => say(answer);
}

test('one that has been given up never reaches the router, and its navigation fails once', async () => {
  answerLate();
  const settled = vi.fn();
  fetch('/vod?_rsc=1', { headers: { rsc: '1' } }).then(settled, settled);
  dropPayloads();
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

/** A network that is gone, and a page that can say so, until the test is over. */
function cutOff() {
  server.mockReset().mockRejectedValue(new TypeError('network'));
  const said = vi.fn();
  setConnectionHandlers(createConnectionHandlers(said));
  onTestFinished(() => setConnectionHandlers(undefined));
  return said;
}

test('without a connection the router never hears of it, so that the page stays, and it is said', async () => {
  const said = cutOff();
  const settled = vi.fn();
  fetch('/vod?_rsc=1', { headers: { rsc: '1' } }).then(settled, settled);
  await until(() => expect(said).toHaveBeenCalledOnce());
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
  expect(settled).not.toHaveBeenCalled();
});

test('a payload that is refused by a site that answers is loaded by the browser', async () => {
  const said = cutOff();
  server
    .mockReset()
    .mockRejectedValueOnce(new TypeError('another origin'))
    .mockResolvedValue(new Response());
  await expect(fetch('/vod?_rsc=1', { headers: { rsc: '1' } })).rejects.toThrow('another origin');
  expect(said).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledExactlyOnceWith('failed');
});

test('a walk through the history without a connection is the browser’s: the address has changed already', async () => {
  const said = cutOff();
  dispatchTransition({
    type: 'start',
    kind: 'traverse',
    path: '/',
    from: 'https://bobine.example/vod',
  });
  await expect(fetch('/?_rsc=1', { headers: { rsc: '1' } })).rejects.toThrow('network');
  expect(said).not.toHaveBeenCalled();
});
