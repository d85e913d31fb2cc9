import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { drawShareImage } from '@/lib/seo/share-images/draw-share-image';

export const dynamic = 'force-static';

/**
 * No image is prerendered: the server draws each on its first request (lib/server/on-demand), in 0.1 s of
 * processor time.
 */
export const generateStaticParams = () => [];

/**
 * `/og/<slug>.png` or `.jpg`, below `/og/<language>/` for the other languages: share image of a page, 1200 × 630
 * px.
 */
export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>) {
  const [file = '', language = ''] = (await params).path.toReversed();
  const locale = isLocale(language) ? language : defaultLocale;
  const picture = await drawShareImage(file, locale);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': file.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
