import type { IncomingMessage } from 'node:http';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import { adminRefusalWords, requestLocale } from '../uncached/refusal-messages';
import { plainPage, plainPageHeaders, plainStyles } from './plain-page';

const styles = `${plainStyles}p{margin-top:1rem;max-width:40rem}a{color:inherit;display:inline-block;padding:.75rem 1.5rem .75rem 0}small{display:block;margin-top:2rem}form{margin-top:.5rem}`;

export const adminRefusalHeaders = plainPageHeaders(styles, "'self'");

type AdminRefusal = {
  message: string;
  status: number;
  /** Id of the log entry, or ''. */
  id: string;
  /** The form that was not processed. */
  body?: Buffer | undefined;
};

/** The editor's forms have no further effect when they are sent twice, so the page offers to send them again. */
const isEditorForm = (path: string) => path.startsWith('/desk/content/');

/**
 * Page of the admin for a request that failed or was refused, without the navigation of the shop. A page can be opened
 * again, a form of the content editor sent again with its texts. `/desk` leads to the first page of the person's role.
 */
export async function adminRefusalPage(
  request: IncomingMessage,
  { message, status, id, body }: AdminRefusal,
): Promise<string> {
  const locale = requestLocale(request);
  const words = await adminRefusalWords(locale);
  const { method, url = '' } = request;
  const path = url.startsWith('/desk') ? url : '/desk';
  const isRead = method === 'GET' || method === 'HEAD';
  const form = !isRead && body && isEditorForm(path) ? await readForm(request, body) : undefined;
  const again = form
    ? `<p>${words.kept}${form.hasFile ? ` ${words.files}` : ''}</p>
<form method="post" action="${escapeHtml(path)}" enctype="${form.type}">
${form.texts.map(([name, text]) => `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(text)}</textarea>`).join('')}
<button>${words.resend}</button>
</form>`
    : '';
  const main = `<h1 lang="${languageTags[locale]}">${words.title}</h1>
<p>${escapeHtml(message)}${isRead || form ? '' : ` ${words.check}`}</p>
${again}
<p>${isRead ? `<a href="${escapeHtml(path)}">${words.again}</a>` : ''}<a href="/desk">${words.home}</a></p>
${id && `<small>${words.code} ${escapeHtml(id)}</small>`}`;
  return plainPage({ locale, title: `${status} · ${words.title}`, styles, main });
}

/** The texts of a form in their order; `undefined` if it is no form. */
async function readForm({ headers }: IncomingMessage, body: Buffer) {
  const type = headers['content-type'] ?? '';
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const form = await answer.formData().catch(() => undefined);
  if (!form) return undefined;
  const fields = [...form];
  return {
    texts: fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
    hasFile: fields.some(([, value]) => typeof value !== 'string' && value.size > 0),
    type: type.startsWith('multipart')
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
  };
}
