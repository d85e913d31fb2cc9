import { buildId } from '@/lib/builds/build-constants';
import { pickClientMessages } from '@/lib/i18n/client-messages';
import { isLocale, locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ build: buildId, locale }));
}

/**
 * `/_i18n/<build>/<locale>/messages.json`: the messages of the client components. In production the server
 * (lib/server) answers from memory with a cacheable response; this route, used in development, is not cached.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<'/_i18n/[build]/[locale]/messages.json'>,
) {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: 'Unknown locale' }, { status: 404 });
  const messages = pickClientMessages(await loadMessages(locale));
  return Response.json(messages, { headers: { 'Cache-Control': 'no-cache' } });
}
