import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { askPlainly, changePage } from '@/lib/server/preview/change-page';
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

it('asks for a page as it is, whole and anew', () => {
  const headers = {
    ...{ 'accept-encoding': 'br', 'if-none-match': '"a"', 'if-modified-since': 'b', range: 'c' },
    accept: 'text/html',
  };
  askPlainly({ headers } as never);
  expect(headers).toEqual({ accept: 'text/html' });
});

it('a page loses what was said of it before, and keeps the rest', async () => {
  const { status, headers, body } = await answerOf((_, response) => {
    changePage(response, (page) => `${page}!`);
    const said = { etag: '"a"', 'transfer-encoding': 'chunked', 'x-own': 'b', 'content-length': 3 };
    response.writeHead(404, { ...html, ...said }).end('été');
  });
  expect([status, body, headers['content-length'], headers['x-own']]).toEqual([
    404,
    'été!',
    '6',
    'b',
  ]);
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('transfer-encoding');
});

it('a page comes whole however its parts are written, and whoever writes hears it', async () => {
  const heard: string[] = [];
  const { body } = await answerOf((_, response) => {
    changePage(response, (page) => `<${page}>`);
    response.writeHead(200, html);
    expect(response.headersSent).toBe(false);
    expect(response.write('6162', 'hex', () => heard.push('one'))).toBe(true);
    expect(response.write(new Uint8Array([99]))).toBe(true);
    response.write('é', () => heard.push('two'));
    response.end('ZA==', 'base64', () => heard.push('end'));
  });
  expect(body).toBe('<abcéd>');
  expect(heard).toEqual(['one', 'two', 'end']);
});

it('a page without a word is changed as well', async () => {
  const { body } = await answerOf((_, response) => {
    changePage(response, (page) => `<${page}>`);
    response.writeHead(200, html).end();
  });
  expect(body).toBe('<>');
});

it('a file goes out part by part, as soon as it is written', async () => {
  const { body, headers } = await answerOf(async (_, response) => {
    changePage(response, () => expect.unreachable());
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.flushHeaders();
    expect(response.headersSent).toBe(true);
    response.write('a ');
    await new Promise((resolve) => response.write('file', resolve));
    response.end('!');
  });
  expect(body).toBe('a file!');
  expect(headers).not.toHaveProperty('content-length');
});

it('what says no type is no page', async () => {
  for (const head of [{}, { 'content-type': 'xtext/html' }]) {
    const { body } = await answerOf((_, response) => {
      changePage(response, () => 'changed');
      response.writeHead(200, head).end('as it is');
    });
    expect(body).toBe('as it is');
  }
  const bare = await answerOf((_, response) => {
    changePage(response, () => 'changed');
    response.writeHead(204).end();
  });
  expect([bare.status, bare.body]).toEqual([204, '']);
});
