import { describe, expect, it } from 'vitest';
import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import type { Packs } from '@/lib/server/packs/open-packs';
import { pack } from '@/lib/server/packs/pack';
import { readAsker } from '@/lib/server/requests/read-asker';
import { createBuiltSender } from '@/lib/server/sending/built-sender';
import { answerOf } from '../answer-of';

const html = { 'content-type': 'text/html' };

/** What is sent of a file, and for whom it was asked of the packs. */
async function send(name: string, more: object = {}, left?: number) {
  const askers: (string | undefined)[] = [];
  const packs = (file: string, asker?: () => string | undefined) => {
    askers.push(asker?.());
    return Promise.resolve(pack(Buffer.from(`<script>a("${file}")</script>`)));
  };
  const sendFile = createBuiltSender({
    routes: { vary: 'rsc' },
    packs: packs as unknown as Packs,
    guardsOf: guardPacks([]),
    proxies: 2,
    left: () => left,
  });
  const answer = await answerOf(
    (request, response) => {
      guardAnswer(request, response, false);
      const file = { file: name, headers: html };
      return sendFile(request, response, { file, isHome: false, isKept: true, ...more });
    },
    { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' } },
  );
  return { ...answer, askers };
}

describe('a built file', () => {
  it('is sent from the packs, made for who asks behind the proxies', async () => {
    const { body, askers } = await send('/fr/vod.html');
    expect(body).toBe('<script>a("/fr/vod.html")</script>');
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(askers).toEqual([readAsker({ headers, socket: { remoteAddress: '127.0.0.1' } }, 1)]);
  });

  it('is guarded as a page where it is one, and else as a file', async () => {
    const policyOf = async (name: string) => (await send(name)).headers['content-security-policy'];
    expect(await policyOf('/fr/vod.html')).toContain("script-src 'self' 'sha256-");
    for (const name of ['/fr/vod.rsc', '/a.html.body'])
      expect(await policyOf(name)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each([
    ['/fr/vod.html', false, 'rsc, Accept-Encoding'],
    ['/fr/vod.rsc', false, 'rsc, Accept-Encoding'],
    ['/a.svg.body', false, 'Accept-Encoding'],
    ['/fr.html', true, 'rsc, Accept-Encoding, Accept-Language, Cookie'],
  ])('%s is chosen (as the home: %s) by %s', async (name, isHome, vary) =>
    expect((await send(name, { isHome })).headers.vary).toBe(vary),
  );

  it('is kept until it changes, and by nobody where it may not be', async () => {
    const ruleOf = async (isKept: boolean) =>
      (await send('/fr/vod.html', { isKept }, 7_000)).headers['cache-control'];
    expect(await ruleOf(true)).toBe('public, max-age=0, s-maxage=7, stale-if-error=86400');
    expect(await ruleOf(false)).toBe('private, no-store');
  });
});
