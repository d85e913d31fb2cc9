import { inEveryState } from '@/lib/content/store/library';
import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { sharedPicturePath } from '@/lib/posters/poster-path';
import { drawSharedPicture } from '@/lib/shared-pictures/draw-shared-picture';
import { listFiles } from '@/lib/shared-pictures/list-files';

export const dynamic = 'force-static';

/** Some: the server has the others drawn when they are asked for (lib/server/on-demand). */
export function generateStaticParams() {
  return inEveryState(() =>
    locales.flatMap((locale) =>
      listFiles(locale).map((file) => ({
        path: sharedPicturePath(file, locale).split('/').slice(2),
      })),
    ),
  );
}

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
