import { describe, expect, it } from 'vitest';
import '@/lib/content/validate/provide';
import { getLibrary } from '@/lib/content/store/library';
import { createNextCaller } from '@/lib/server/call-next';
import { createPreviewAnswer } from '@/lib/server/draft-preview/answer-preview';
import {
  draftPreviewAddress,
  provideDraftPreviews,
  readPreviewToken,
} from '@/lib/server/draft-preview/draft-previews';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { responseOf } from './response-of';

describe('the preview of a draft', () => {
  /** A stand-in for Next that renders the site's name. */
  const callNext = createNextCaller(async ({ url, headers }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<h1>${getLibrary().site.name}</h1>${url} ${headers.cookie}`);
  });
  const { site } = getLibrary();
  provideDraftPreviews(async (token) =>
    token === 'valid'
      ? { path: '/movie/faust', library: { ...getLibrary(), site: { ...site, name: 'Draft' } } }
      : undefined,
  );
  const answer = createPreviewAnswer({
    ...{ callNext, secret: 's3cret', pageHeadersOf: createPageHeadersCache([]) },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    responseOf(
      async (request, response) => {
        setSecurityHeaders(request, response, false);
        const token = readPreviewToken(request.url ?? '');
        const isAnswered = token !== undefined && (await answer(request, response, token));
        if (!isAnswered) response.writeHead(404).end('public');
      },
      { path, headers },
    );

  it('renders the page with the draft, for this request alone', async () => {
    const preview = await get(draftPreviewAddress('/de/movie/faust', 'valid'));
    expect(preview.body).toBe('<h1>Draft</h1>/de/movie/faust __prerender_bypass=s3cret');
    expect(preview.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect((await callNext('/movie/faust')).body.toString()).toContain(`<h1>${site.name}</h1>`);
  });

  it.each([
    ['another page', draftPreviewAddress('/movie/nerven', 'valid')],
    ['a link that has ended', draftPreviewAddress('/movie/faust', 'ended')],
    ['another parameter', '/movie/faust?draft=valid'],
  ])('leaves %s to the public site', async (_, path) => {
    expect((await get(path)).body).toBe('public');
  });

  it('has the router load the page as a document', async () => {
    const address = draftPreviewAddress('/movie/faust', 'valid');
    expect((await get(address, { rsc: '1' })).status).toBe(204);
  });
});
