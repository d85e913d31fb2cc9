import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { changePage } from '@/lib/server/preview/change-page';
import { markAnswer } from '@/lib/server/preview/mark-answer';
import { answerOf } from '../answer-of';

const answered = (write: (response: ServerResponse) => void) =>
  answerOf((_, response) => {
    changePage(response, (page) => page.toUpperCase());
    markAnswer(response, true);
    write(response);
  });
const html = { 'content-type': 'text/html' };

it.each<[string, (response: ServerResponse) => void]>([
  ['in one piece', (response) => response.writeHead(200, html).end('a page')],
  [
    'in parts',
    (response) => {
      response.writeHead(200, Object.entries(html).flat());
      response.flushHeaders();
      response.write('a ');
      response.write(Buffer.from('pa'), () => response.end('ge'));
    },
  ],
  [
    'with a head that nobody writes',
    (response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('a page');
    },
  ],
])('a page is changed that comes %s', async (_, write) => {
  const { status, headers, body } = await answered(write);
  expect([status, body, headers['content-length']]).toEqual([200, 'A PAGE', '6']);
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual([
    'noindex, nofollow, noarchive',
    'private, no-store',
  ]);
});

it('goes out as it is: a file, what is compressed, a 304', async () => {
  const file = await answered((response) =>
    response.writeHead(200, { 'content-type': 'text/css' }).end('a'),
  );
  expect(file.body).toBe('a');
  const packed = await answered((response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'br' }).end('a'),
  );
  expect(packed.body).toBe('a');
  const known = await answered((response) => response.writeHead(304, ['etag', '"a"']).end());
  expect([known.status, known.headers.etag, known.body]).toEqual([304, '"a"', '']);
});

it('carries every cookie, and the last word of a head', async () => {
  const { headers } = await answered((response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.setHeader('X-Word', 'one');
    response.writeHead(200, { 'X-Word': 'two' }).end();
  });
  expect([headers['set-cookie'], headers['x-word']]).toEqual([['a=1', 'b=2'], 'two']);
});
