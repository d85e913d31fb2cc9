import { expect, test } from 'vitest';
import { callingNext } from '@/lib/server/next/call-next';

test('an answer brings neither its transfer nor the guards that the front says anew', async () => {
  const ask = callingNext(async (_, response) => {
    response.setHeader('Content-Security-Policy', "base-uri 'none'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Connection', 'close');
    response.setHeader('Link', ['</a>', '</b>']);
    response.end('seen');
  });
  const { headers, body } = await ask('/catalogue');
  expect(headers).toEqual({ link: '</a>, </b>' });
  expect(String(body)).toBe('seen');
});

test('a page is drawn before its scripts are fetched, whatever its letters; nothing else is changed', async () => {
  const page = '<body>Les “Étoiles”<script src="/_next/static/a.js" async=""></script></body>';
  const ask = callingNext(async ({ url }, response) => {
    response.setHeader('Content-Type', url === '/page' ? 'text/html; charset=utf-8' : 'text/plain');
    response.end(page);
  });
  expect(String((await ask('/page')).body)).toMatch(/^<body>Les “Étoiles”<template/);
  expect(String((await ask('/else')).body)).toBe(page);
});

test('where Next fails before it has answered, so does the question', async () => {
  const ask = callingNext(() => Promise.reject(new Error('no page')));
  await expect(ask('/catalogue')).rejects.toThrow();
});
