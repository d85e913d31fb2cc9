import type { Locale } from '@/lib/i18n/locales';
import type { Area } from '../roles';
import {
  type AdminContext,
  authenticateStaff,
  type ContextOf,
  findEndedStaff,
  hasAccess,
  type SessionRequest,
} from './enter-admin';

type RouteContext<Path> = { params: Promise<Path> };
type Handler<Path, Context = AdminContext> = (
  context: Context,
  request: Request,
  path: Path,
) => Promise<Response>;
type Ended = NonNullable<Awaited<ReturnType<typeof findEndedStaff>>>;

/**
 * Restricts a route handler to signed-in staff whose role may enter an area. The response is 404 without a
 * session, with another role, and for non-GET requests from other sites. A person whose session has expired is
 * redirected to the sign-in.
 * @param onEnded runs before the redirect, to store a request that must not be lost
 */
export function withStaffSession<Path, One extends Area = Area>(
  area: One,
  handler: Handler<Path, ContextOf<One>>,
  onEnded?: (ended: Ended, request: Request, path: Path) => Promise<void>,
) {
  return async (request: Request, { params }: RouteContext<Path>): Promise<Response> => {
    if (request.method !== 'GET' && !isSameOriginForm(request.headers)) return notFoundResponse();
    const sessionRequest = sessionRequestOf(request);
    const context = await authenticateStaff(sessionRequest);
    if (context && !hasAccess(context, area)) return notFoundResponse();
    if (context) return await handler(context, request, await params);
    const ended = await findEndedStaff(sessionRequest);
    if (!ended) return notFoundResponse();
    await onEnded?.(ended, request, await params);
    return seeOther(signInPath(ended.locale, 'ended'));
  };
}

/** The path of the sign-in page in a language. `notice`: the session has ended, or a link was requested. */
export function signInPath(locale: Locale, notice?: 'ended' | 'asked'): string {
  return `/desk?${new URLSearchParams({ lang: locale, ...(notice && { said: notice }) })}`;
}

/** The host and cookies of a request. */
function sessionRequestOf({ headers }: Request): SessionRequest {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookie = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return { host: headers.get('host'), cookie };
}

/**
 * Whether a request was sent from a page of this site. The server checks it too
 * (`lib/server/uncached`): two independent checks guard the admin against CSRF.
 * @see
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isSameOriginForm(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** The text fields of a form, without files; the last value of a repeated name. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** The file in a form's field; `undefined` if none was chosen. */
export async function readFile(
  request: Request,
  field: string,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const form = await request.formData().catch(() => new FormData());
  const file = form.get(field);
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return undefined;
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** Parses the page number of a list; 1 if it is absent or invalid. */
export function readPage(raw: string | undefined): number {
  const page = Number(raw ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}

const commonHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** 303 to an admin page, after a form was processed. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = { ...commonHeaders, Location: path, ...(cookie && { 'Set-Cookie': cookie }) };
  return new Response(null, { status: 303, headers });
}

/** 404, for requests without a session or from another site, and for unknown paths. */
export function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: commonHeaders });
}

/** JSON for the admin's scripts. */
export function respondWithJson(value: unknown, cookie?: string): Response {
  return Response.json(value, {
    headers: { ...commonHeaders, ...(cookie && { 'Set-Cookie': cookie }) },
  });
}

type SentFile = { name: string; type: string; isInline?: boolean };

/** A file to download, or with `isInline` to show in the browser. */
export function sendFile(
  content: string | Buffer,
  { name, type, isInline = false }: SentFile,
): Response {
  const fileHeaders = {
    'Content-Type': type,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
  };
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { ...commonHeaders, ...fileHeaders } });
}

/**
 * A mail's HTML for preview. The response headers block scripts and remote resources
 * (lib/security/file-headers).
 */
export function sendMailPreview(html: string): Response {
  return new Response(html, {
    headers: { ...commonHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
