import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { drawSharedPicture } from '@/lib/seo/share-images/draw-shared-picture';

export const dynamic = 'force-static';

/** None is built: the server has each drawn when it is first asked for (lib/server/on-demand), 0.1 s of a processor. */
export const generateStaticParams = () => [];

/** `/og/<slug>.png` or `.jpg`, below `/og/<language>/` in the others: what a shared link shows of a page, 1200 × 630. */
export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>) {
  const [file = '', language = ''] = (await params).path.toReversed();
  const locale = isLocale(language) ? language : defaultLocale;
  const picture = await drawSharedPicture(file, locale);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': file.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
