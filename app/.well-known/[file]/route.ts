import { getLibrary } from '@/lib/content/store/library';
import { securityText } from '@/lib/seo/metadata/security-text';
import { siteUrl } from '@/lib/site/site-url';

export const dynamic = 'force-static';

/** `/.well-known/security.txt`, if the site names a security contact. */
export function generateStaticParams() {
  return getLibrary().site.security ? [{ file: 'security.txt' }] : [];
}

export function GET() {
  const { security } = getLibrary().site;
  if (!security) return new Response(null, { status: 404 });
  return new Response(securityText(security, siteUrl(), new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
