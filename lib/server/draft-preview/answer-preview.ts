import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, pathLocale, pathWithoutLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { asksPayload } from '@/lib/next-internals/payloads';
import { uncachedRenderHeaders } from '@/lib/next-internals/revalidation';
import { allowOwnFrames } from '@/lib/security/page-headers';
import { createCachedBody } from '../body-cache/cached-body';
import type { CallNext } from '../call-next';
import { cacheControl } from '../headers/caching';
import { markAsPage, type PageHeadersOf } from '../headers/security-headers';
import { readVisitorKey } from '../requests/client-key';
import { sendCachedBody } from '../sending/send-cached-body';
import { createRenderQueue, type EnqueueRender } from '../ssr-cache/render-queue';
import { readDraftPreview } from './draft-previews';

type PreviewOptions = {
  callNext: CallNext;
  /** Secret of the build; without it there are no previews. */
  secret?: string | undefined;
  enqueueRender?: EnqueueRender | undefined;
  pageHeadersOf: PageHeadersOf;
  proxies?: number | undefined;
};

/**
 * Answers a page with the token of a preview: exactly the public page, with the draft laid over the content, rendered for
 * this request alone. No cache stores it and no crawler lists it.
 * @returns whether it has answered; the token may be of another page, or have ended
 */
export function createPreviewAnswer(options: PreviewOptions) {
  const { callNext, secret, enqueueRender = createRenderQueue(), pageHeadersOf, proxies } = options;
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    token: string,
  ): Promise<boolean> => {
    const { method, url = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const preview = secret && isRead ? await readDraftPreview(token) : undefined;
    const [path = '/'] = url.split('?', 1);
    if (!secret || !preview || pathWithoutLocale(path) !== preview.path) return false;
    // The router loads the page as a document then.
    if (asksPayload(request.headers)) {
      response.writeHead(204, { 'cache-control': cacheControl.notStored }).end();
      return true;
    }
    const { library } = preview;
    const visitor = readVisitorKey(request, proxies);
    const rendered = await enqueueRender({ visitor, isWanted: () => !response.destroyed }, () =>
      callNext(path, uncachedRenderHeaders(secret), { library }),
    );
    if (rendered?.status !== 200) return false;
    // The editor's own frame needs no note.
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    const body = isFramed ? rendered.body : await withNote(rendered.body, pathLocale(path));
    const cachedBody = createCachedBody(body, { lifetime: 'passing' });
    markAsPage(response, allowOwnFrames(pageHeadersOf(cachedBody)));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    };
    await sendCachedBody(request, response, {
      ...{ headers, cachedBody, rule: cacheControl.notStored },
    });
    return true;
  };
}

/** Out of the page's flow, so that the layout is that of the public page. React skips an element it does not know. */
const noteStyle =
  'position:fixed;inset:auto 0 0;z-index:9999;padding:.625rem 1rem;background:#ffd60a;color:#000;' +
  'font:600 .9375rem/1.4 system-ui,sans-serif;text-align:center';

/** The page with a note for guests that it shows a draft. */
async function withNote(body: Buffer, locale: Locale): Promise<Buffer> {
  const html = body.toString();
  const tag = html.indexOf('<body');
  if (tag < 0) return body;
  const at = html.indexOf('>', tag) + 1;
  const { DraftPreview } = await loadMessages(locale);
  const note = `<aside role="note" style="${noteStyle}">${DraftPreview.note}</aside>`;
  return Buffer.from(html.slice(0, at) + note + html.slice(at));
}
