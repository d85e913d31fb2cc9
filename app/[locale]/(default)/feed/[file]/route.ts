import { inEveryState } from '@/lib/content/store/library';
import { answerFeed, listFeedFiles } from '@/lib/seo/feeds/answer-feed';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return inEveryState(() => listFeedFiles(new Date()));
}

/** `/feed/films.xml`, `/feed/news.json` …: feeds of new films and news. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/feed/[file]'>) {
  const { file, locale } = await params;
  return answerFeed(file, locale);
}
