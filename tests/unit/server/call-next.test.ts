import { expect, test } from 'vitest';
import { createNextCaller } from '@/lib/server/call-next';

test('scripts of a rendered page are deferred, bytes beyond ASCII stay; other responses are unchanged', async () => {
  const page = '<body>Les “Étoiles”<script src="/_next/static/a.js" async=""></script></body>';
  const ask = createNextCaller(async ({ url }, response) => {
    response.setHeader('Content-Type', url === '/page' ? 'text/html; charset=utf-8' : 'text/plain');
    response.end(page);
  });
  expect(String((await ask('/page')).body)).toMatch(/^<body>Les “Étoiles”<template/);
  expect(String((await ask('/else')).body)).toBe(page);
});

test('Next gets the client’s request, always uncompressed', async () => {
  const seen: unknown[] = [];
  const ask = createNextCaller(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { host, accept, 'accept-encoding': encoding, cookie } = request.headers;
    seen.push([request.method, request.url, body, { host, accept, encoding, cookie }]);
    response.end();
  });
  await ask('/vod?a=1');
  const headers = { host: 'films.example', accept: 'text/html', 'accept-encoding': 'br' };
  await ask('/desk', { ...headers, cookie: 'a=1' }, { method: 'PUT', body: Buffer.from('b=ü') });
  await ask('/desk', {}, { method: 'DELETE' });
  const plain = { host: 'localhost', accept: undefined, encoding: 'identity', cookie: undefined };
  expect(seen).toEqual([
    ['GET', '/vod?a=1', '', plain],
    [
      ...['PUT', '/desk', 'b=ü'],
      { host: 'films.example', accept: 'text/html', encoding: 'identity', cookie: 'a=1' },
    ],
    ['DELETE', '/desk', '', plain],
  ]);
});

test('hop-by-hop headers are dropped in both directions', async () => {
  const ask = createNextCaller(async (request, response) => {
    response.setHeader('X-Seen', Object.keys(request.headers).join(' '));
    response.setHeader('Keep-Alive', 'timeout=9');
    response.setHeader('Content-Length', 2);
    response.end('ok');
  });
  const sent = { 'content-length': '9', 'transfer-encoding': 'chunked', expect: '100-continue' };
  const { headers } = await ask('/vod', { ...sent, upgrade: 'h2c', cookie: 'a=1' });
  expect(headers).toEqual({ 'x-seen': 'host cookie accept-encoding connection' });
});
