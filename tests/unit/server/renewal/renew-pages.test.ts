import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { chooseAnswer } from '@/lib/server/choice/choose-answer';
import { callingNext } from '@/lib/server/next/call-next';
import { createRenewal } from '@/lib/server/renewal/renew-pages';
import { mapOfRoutes } from '../routes/map-of-routes';

/** Next, as far as pages are made anew: it says what it was asked, and fails for one film. */
function renderer() {
  const asked: string[] = [];
  const next = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    asked.push(`${url} ${headers['x-prerender-revalidate']}`);
    if (url === '/moved') response.writeHead(302, { location: '/' });
    else if (url?.endsWith('lost')) response.statusCode = 500;
    response.end(`new ${url}`);
  };
  return { asked, next };
}

describe('a renewal', () => {
  function open(unbuilt: string[] = []) {
    const { asked, next } = renderer();
    const routes = mapOfRoutes(unbuilt);
    const put = vi.fn();
    const drop = vi.fn();
    const packs = Object.assign(vi.fn(), { put, drop, clear: vi.fn() });
    return {
      asked,
      routes,
      put,
      drop,
      renew: createRenewal({ ask: callingNext(next), secret: 's', routes, packs }),
    };
  }

  it('puts a new body over each page that was built, one after the other', async () => {
    const { asked, put, renew } = open();
    await renew(['/', '/de', '/movie/nosferatu', '/movie/nobody']);
    expect(asked).toEqual(['/ s', '/de s', '/movie/nosferatu s']);
    expect(put.mock.calls.map(([file]) => file)).toEqual([
      '/fr.html',
      '/de.html',
      '/fr/movie/nosferatu.html',
    ]);
    const [, making, again] = put.mock.calls[2] ?? [];
    expect((await making).toString()).toBe('new /movie/nosferatu');
    expect((await again()).toString()).toBe('new /movie/nosferatu');
  });

  it('has the payloads of a page made anew when they are asked for, and leaves those of others alone', async () => {
    const { asked, drop, renew } = open();
    await renew(['/de/movie/nosferatu']);
    const [[file, again] = [], ...others] = drop.mock.calls;
    expect(file).toBe('/de/movie/nosferatu.segments/_tree.segment.rsc');
    expect(others).toEqual([]);
    expect(String(await again())).toMatch(/^new \/de\/movie\/nosferatu\?_rsc=/);
    expect(asked.at(-1)).toMatch(/^\/de\/movie\/nosferatu\?_rsc=.* s$/);
  });

  it('lets go of a page that no build has made, without making it', async () => {
    const { asked, drop, put, renew } = open(['nobody']);
    await renew(['/movie/nobody', '/movie/stranger']);
    expect(drop.mock.calls).toEqual([['/fr/movie/nobody.html'], ['/fr/movie/nobody.rsc']]);
    expect(put).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('of a page whose day had not come puts it at its address', async () => {
    const { routes, put, renew } = open();
    expect(chooseAnswer({ method: 'GET', url: '/gone', headers: {} }, routes).kind).toBe(
      'not-found',
    );
    await renew(['/gone']);
    expect(put.mock.calls[0]?.[0]).toBe('/fr/gone.html');
    const answer = chooseAnswer({ method: 'GET', url: '/gone', headers: {} }, routes);
    expect(answer).toMatchObject({ kind: 'built', file: { file: '/fr/gone.html' } });
  });

  it('of a page that is still not there leaves it where it was', async () => {
    const { routes, renew } = open();
    Object.assign(routes, {
      waiting: new Map([['/fr/lost', { file: '/fr/lost.html', headers: {} }]]),
    });
    await expect(renew(['/lost'])).rejects.toThrow('made anew with 500');
    expect(routes.built.has('/fr/lost')).toBe(false);
  });

  it('that fails for one page goes on to the next, and says so in the end', async () => {
    const { asked, put, routes, renew } = open();
    const built = new Map([...routes.built, ['/lost', { file: '/lost.html', headers: {} }]]);
    Object.assign(routes, { built });
    await expect(renew(['/lost', '/de'])).rejects.toThrow('made anew with 500');
    await put.mock.calls[1]?.[1];
    expect(asked).toEqual(['/lost s', '/de s']);
  });
});
