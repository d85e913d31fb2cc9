import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { holdPage } from '@/lib/server/hold-page';
import { answerOf } from './answer-of';

async function held(write: (response: ServerResponse) => void) {
  const whole: string[] = [];
  const answer = await answerOf((_, response) => {
    holdPage(response, (html) => {
      whole.push(html.toString());
      response.setHeader('x-whole', 'yes').end(`<!doctype html>${html}`);
    });
    write(response);
  });
  return { ...answer, whole };
}

it('a page that comes in parts is sent once it is whole', async () => {
  const { status, whole, body, headers } = await held((response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(203, { 'x-own': 'a' });
    response.flushHeaders();
    response.write('<h1>');
    setImmediate(() => {
      response.write(Buffer.from('Étude'));
      response.end('</h1>');
    });
  });
  expect(whole).toEqual(['<h1>Étude</h1>']);
  expect([status, body]).toEqual([203, '<!doctype html><h1>Étude</h1>']);
  expect(headers).toMatchObject({ 'x-own': 'a', 'x-whole': 'yes' });
});

it('whoever writes on hears that a part was taken, and that all is sent', async () => {
  const heard: string[] = [];
  await held((response) => {
    response.setHeader('content-type', 'text/html');
    response.write('a', () => {
      heard.push('taken');
      response.end(() => heard.push('sent'));
    });
  });
  expect(heard).toEqual(['taken', 'sent']);
});

it('what is not HTML passes as it comes', async () => {
  const { whole, body } = await held((response) => {
    response.setHeader('content-type', 'application/json');
    response.write('{');
    response.end('}');
  });
  expect([whole, body]).toEqual([[], '{}']);
});

it('a page that another has begun to send passes', async () => {
  const { whole, body } = await held((response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('Error');
  });
  expect([whole, body]).toEqual([[], 'Error']);
});
