import { inEveryState } from '@/lib/content/store/library';
import { feedResponse, listFeedFiles } from '@/lib/seo/feeds/feed-response';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(() => listFeedFiles(new Date()));
}

/** `/feed/films.xml`, `/feed/news.json` …: feeds of new films and news. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/feed/[file]'>) {
  const { file, locale } = await params;
  return feedResponse(file, locale);
}
