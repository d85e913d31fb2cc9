import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './choose-encoding';
import { errorIdToken } from './error-id-token';
import { fillToken } from './fill-token';
import type { Packs } from './open-packs';
import { openPageForm, type PageForm } from './page-form';
import { readNoticePage } from './read-notice-page';
import { requestedPathToken } from './requested-path-token';
import type { Routes } from './routes';
import { sendJson } from './send-json';
import { sendNotice } from './send-notice';

export type Notices = {
  /** The error page in the language of the request, before its id is written into it. */
  readFailure: (request: IncomingMessage) => Promise<Buffer | undefined>;
  sendFailure: (
    request: IncomingMessage,
    response: ServerResponse,
    page: Buffer | undefined,
    id: string,
  ) => void;
  sendNotFound: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** The pages that speak of one request alone. */
export function createNotices(routes: Routes, packs: Packs): Notices {
  /** As long as a page is held. */
  const forms = new WeakMap<Buffer, PageForm>();
  return {
    readFailure: (request) => readNoticePage('server-error', request, routes, packs),
    sendFailure(request, response, page, id) {
      sendNotice(request, response, 500, page && fillToken(page.toString(), errorIdToken, id));
    },
    async sendNotFound(request, response) {
      if (request.url?.startsWith('/builds/'))
        return sendJson(request, response, 404, { error: 'Unknown build' });
      const page = await readNoticePage('page-not-found', request, routes, packs);
      if (!page) return sendNotice(request, response, 404);
      const form = forms.get(page) ?? openPageForm(page, requestedPathToken);
      forms.set(page, form);
      const accepted = chooseEncoding(request.headers['accept-encoding']?.toString());
      const { body, encoding } = await form(request.url ?? '', accepted);
      sendNotice(request, response, 404, body, encoding);
    },
  };
}
