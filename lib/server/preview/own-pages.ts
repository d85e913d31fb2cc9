import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathLocale, plainPath } from '@/lib/i18n/locale-path';
import type { Preview } from '@/lib/preview/preview';
import { answerOwn } from './answer-own';
import { barContent } from './bar/editors-bar';
import { localPath } from './local-path';
import { marksCss } from './look/marks-css';
import { comparePage } from './pages/compare-page';
import { listPage } from './pages/list-page';

/** Style sheets, a script and the house's typeface, as the build has put them down. */
export type Look = { bar: string; page: string; script: string; typeface: Buffer };

type Given = { preview: Preview; look: Look; isSecure: boolean };

const pagePolicy = "style-src 'self'; font-src 'self'; frame-src 'self'";

/** What a preview has beside the site: `/preview`, two languages beside each other, and what the bar is made of. */
export function createOwnPages({ preview, look, isSecure }: Given) {
  const files: Record<string, { type: string; body: string | Buffer }> = {
    '/_preview/bar.css': { type: 'text/css; charset=utf-8', body: look.bar },
    '/_preview/marks.css': { type: 'text/css; charset=utf-8', body: marksCss(preview) },
    '/_preview/page.css': { type: 'text/css; charset=utf-8', body: look.page },
    '/_preview/bar.js': { type: 'application/javascript; charset=utf-8', body: look.script },
    '/_preview/typeface.woff2': { type: 'font/woff2', body: look.typeface },
  };

  /** How the one that is asked for is answered; `undefined` where it is the site's to answer. */
  return (request: IncomingMessage): ((response: ServerResponse) => void) | undefined => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const [path = '/', query] = url.split('?', 2);
    const asked = new URLSearchParams(query);
    const answer = (more: Parameters<typeof answerOwn>[3]) => (response: ServerResponse) =>
      answerOwn(request, response, isSecure, more);
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (file) return answer(file);
    const locale = pathLocale(path);
    switch (plainPath(path)) {
      case '/_preview/bar':
        return answer({
          type: 'text/plain; charset=utf-8',
          body: barContent(preview, localPath(asked.get('page') ?? '/')).text,
        });
      case '/preview':
        return answer({ body: listPage(preview, locale), policy: pagePolicy });
      case '/preview/compare': {
        const shown = plainPath(localPath(asked.get('path') ?? '/'));
        return answer({ body: comparePage(shown, locale), policy: pagePolicy });
      }
      default:
        return undefined;
    }
  };
}
