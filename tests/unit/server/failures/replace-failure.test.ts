import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { replaceFailure } from '@/lib/server/failures/replace-failure';
import { answerOf } from '../answer-of';

/** A handler whose failures are answered with our own page. */
function answer(write: (response: ServerResponse, stop: () => void) => unknown) {
  return answerOf(async (_, response) => {
    const stop = replaceFailure(response, () => {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.end('ours');
    });
    await write(response, stop);
  });
}

describe('a handler that fails is replaced', () => {
  it.each([
    [
      'by its status',
      (response: ServerResponse) => {
        response.statusCode = 503;
      },
    ],
    ['by its head', (response: ServerResponse) => void response.writeHead(500, { x: 'y' })],
    [
      'by its flushed head',
      (response: ServerResponse) => {
        response.statusCode = 500;
        response.flushHeaders();
      },
    ],
    [
      'by its first bytes',
      (response: ServerResponse) => {
        response.statusCode = 500;
        expect(response.write('theirs')).toBe(true);
      },
    ],
  ])('%s', async (_, fail) => {
    const { status, headers, body } = await answer((response) => {
      fail(response);
      expect(response.end('theirs')).toBe(response);
    });
    expect([status, body]).toEqual([500, 'ours']);
    expect(headers.x).toBeUndefined();
    expect(headers['content-type']).toBe('text/html');
  });

  it('once, whatever it goes on to write', async () => {
    const ours = vi.fn();
    await answerOf((_, response) => {
      replaceFailure(response, () => {
        ours();
        response.writeHead(500).end('ours');
      });
      expect(response.writeHead(502)).toBe(response);
      response.write('theirs');
      response.end('theirs');
    });
    expect(ours).toHaveBeenCalledOnce();
  });

  it('past what has been put around its methods', async () => {
    const wrapped = vi.fn();
    const { body } = await answer((response) => {
      const { end } = response;
      response.end = ((...args: Parameters<typeof end>) => {
        wrapped();
        return end.apply(response, args);
      }) as typeof end;
      response.statusCode = 500;
      response.end('theirs');
    });
    expect(body).toBe('ours');
    expect(wrapped).toHaveBeenCalledOnce();
  });
});

describe('a handler is left alone', () => {
  it.each([200, 404, 499])('with the status %i', async (status) => {
    const found = await answer((response) => response.writeHead(status).end('theirs'));
    expect([found.status, found.body]).toEqual([status, 'theirs']);
  });

  it('once its answer is on its way', async () => {
    const found = await answer((response) => {
      response.write('theirs');
      response.statusCode = 500;
      response.end();
    });
    expect([found.status, found.body]).toEqual([200, 'theirs']);
  });

  it('once nobody watches it', async () => {
    const found = await answer((response, stop) => {
      stop();
      response.statusCode = 500;
      response.end('theirs');
    });
    expect([found.status, found.body]).toEqual([500, 'theirs']);
  });
});
