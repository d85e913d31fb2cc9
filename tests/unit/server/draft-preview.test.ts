import { describe, expect, it } from 'vitest';
import '@/lib/content/validate/provide';
import { getLibrary } from '@/lib/content/store/library';
import { createNextCaller } from '@/lib/server/call-next';
import { createPreviewAnswer } from '@/lib/server/draft-preview/answer-preview';
import {
  draftMediaAddress,
  draftPreviewAddress,
  provideDraftPreviews,
  readDraftMedia,
  readPreviewToken,
} from '@/lib/server/draft-preview/draft-previews';
import { sendDraftMedia } from '@/lib/server/draft-preview/send-draft-media';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { temporaryFolder } from '../temporary-folder';
import { responseOf } from './response-of';

describe('the preview of a draft', () => {
  /** A stand-in for Next that renders the site's name. */
  const callNext = createNextCaller(async ({ url, headers }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<body><h1>${getLibrary().site.name}</h1>${url} ${headers.cookie}`);
  });
  const { site } = getLibrary();
  provideDraftPreviews({
    read: async (token) =>
      token === 'valid'
        ? { path: '/movie/faust', library: { ...getLibrary(), site: { ...site, name: 'Draft' } } }
        : undefined,
    findMedia: async (token, src) =>
      token === 'valid' && src === '/media/faust/cue.vtt'
        ? `${temporaryFolder({ 'cue.vtt': 'WEBVTT' })}/cue.vtt`
        : undefined,
  });
  const answer = createPreviewAnswer({
    ...{ callNext, secret: 's3cret', pageHeadersOf: createPageHeadersCache([]) },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    responseOf(
      async (request, response) => {
        setSecurityHeaders(request, response, false);
        const token = readPreviewToken(request.url ?? '');
        const media = readDraftMedia(request.url ?? '');
        const isAnswered = media
          ? await sendDraftMedia(request, response, media)
          : token !== undefined && (await answer(request, response, token));
        if (!isAnswered) response.writeHead(404).end('public');
      },
      { path, headers },
    );

  it('renders the page with the draft, for this request alone', async () => {
    const preview = await get(draftPreviewAddress('/de/movie/faust', 'valid'));
    const page = '<h1>Draft</h1>/de/movie/faust __prerender_bypass=s3cret';
    expect(preview.body).toMatch(/^<body><aside [^>]+>Entwurf[^<]+<\/aside><h1>/);
    expect(preview.body.endsWith(page)).toBe(true);
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
  ])('leaves %s to the public site', async (_, path) =>
    expect((await get(path)).body).toBe('public'),
  );

  it('sends the draft’s uploads, also ranges of them, to anyone with the link', async () => {
    const address = draftMediaAddress('/media/faust/cue.vtt', 'valid');
    const part = await get(address, { range: 'bytes=0-2' });
    expect(part).toMatchObject({ status: 206, body: 'WEB' });
    expect(part.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'text/vtt; charset=utf-8',
    });
    const ended = draftMediaAddress('/media/faust/cue.vtt', 'ended');
    expect((await get(ended)).body).toBe('public');
    expect((await get(draftMediaAddress('/media/nerven/cue.vtt', 'valid'))).body).toBe('public');
  });

  it('has the router load the page as a document', async () => {
    const address = draftPreviewAddress('/movie/faust', 'valid');
    expect((await get(address, { rsc: '1' })).status).toBe(204);
  });
});
