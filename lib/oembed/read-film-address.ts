import { pathLocale, plainPath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';

const filmPath = /^\/(?:movie|embed)\/([a-z0-9-]+)\/?$/;

/** The film, and the language, of a page's whole address on this site; `undefined` for any other. */
export function readFilmAddress(
  address: string,
  site: string,
): { slug: string; locale: Locale } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || host !== new URL(site).host) return undefined;
  const [, slug] = filmPath.exec(plainPath(pathname)) ?? [];
  return slug ? { slug, locale: pathLocale(pathname) } : undefined;
}
