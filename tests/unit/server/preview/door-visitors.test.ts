import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { createDoor } from '@/lib/server/preview/door';
import { doorPage } from '@/lib/server/preview/door-page';
import { createSession } from '@/lib/server/preview/session';
import { createShareToken } from '@/lib/server/preview/shared-link';
import { answerOf } from '../answer-of';

const password = 'mot-de-passe-long';
const keys = { session: Buffer.alloc(32, 1), share: Buffer.alloc(32, 2) };
const now = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

type Door = ReturnType<typeof createDoor>;
type Asked = NonNullable<Parameters<typeof answerOf>[1]>;
const openDoor = (more: object = {}) =>
  createDoor({ password, keys, address: undefined, isSecure: false, proxies: 1, ...more });

/** What the door itself answers, else what it says to somebody who may not come in. */
const askAt = (door: Door, path: string, asked: Asked = {}) =>
  answerOf(
    (request, response) => {
      guardAnswer(request, response, false);
      return (door.actionOf(request) ?? door.refuse)(request, response);
    },
    { path, ...asked },
  );
const page = (to: string) => doorPage({ headers: {} }, { to });

describe('who may come in', () => {
  const of = (cookie?: string) => ({ headers: { cookie } }) as never;
  const tokenOf = (path: string) => createShareToken({ path, until: now }, keys.share);

  it('is an editor by a session of this password', () => {
    const { isEditor } = openDoor();
    const session = createSession(keys.session, now);
    expect(isEditor(of(`a=1; preview-session=x; preview-session=${session}`))).toBe(true);
    for (const cookie of [
      ...[undefined, '', `preview-session=${createSession(keys.share, now)}`],
      ...[`preview-sessions=${session}`, `preview-session=${createSession(keys.session, 0)}`],
    ])
      expect(isEditor(of(cookie))).toBe(false);
  });

  it('has been sent up to twenty links', () => {
    const { sharesOf } = openDoor();
    const paths = Array.from({ length: 21 }, (_, at) => `/movie/${at}`);
    const cookies = paths.map((path) => `preview-share-${path.slice(7)}=${tokenOf(path)}`);
    expect(sharesOf(of(cookies.join('; ')))).toEqual(
      paths.slice(0, 20).map((path) => ({ path, until: now })),
    );
    expect(sharesOf(of(`preview-share-1=x; preview-share-2=${tokenOf('/a')}`))).toEqual([
      { path: '/a', until: now },
    ]);
    expect(sharesOf(of(`my-preview-share-2=${tokenOf('/a')}`))).toEqual([]);
  });

  it('else is asked for the password on a page, or refused in a line', async () => {
    const shown = await askAt(openDoor(), '/movie/aurora?a=1', {
      headers: { accept: 'text/html' },
    });
    expect([shown.status, shown.body]).toEqual([401, page('/movie/aurora?a=1')]);
    expect(shown.headers.connection).toBe('keep-alive');
    const file = { headers: { accept: 'image/png' } };
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await askAt(openDoor(), '/a.png', { ...file, method });
      expect([answer.status, answer.body]).toEqual([
        401,
        method === 'HEAD' ? '' : 'Unauthorized\n',
      ]);
      expect(answer.headers).toMatchObject({
        'www-authenticate': 'Cookie realm="preview"',
        'content-type': 'text/plain; charset=utf-8',
        connection: method === 'POST' ? 'close' : 'keep-alive',
      });
    }
    const sent = await askAt(openDoor(), '/vod', { method: 'POST' });
    expect([sent.body, sent.headers.connection]).toEqual([page('/vod'), 'close']);
  });

  it.each([
    ['GET', '/_preview/open'],
    ['POST', '/_preview/share'],
    ['HEAD', '/_preview/share'],
    ['POST', '/_preview/opened'],
    ['GET', '/_preview/shared'],
    ['GET', undefined],
  ])('is not asked by %s %s', (method, url) =>
    expect(openDoor().actionOf({ method, url } as never)).toBeUndefined(),
  );
});
