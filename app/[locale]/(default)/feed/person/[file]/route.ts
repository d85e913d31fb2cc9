import { inLastState } from '@/lib/content/store/library';
import { listPersonFeeds, pageFeedResponse } from '@/lib/seo/feeds/page-feed';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inLastState(listPersonFeeds);
}

/** `/feed/person/<slug>.xml`: feed of a person; the server renders most of them on request (lib/server/on-demand). */
export function GET(_: Request, { params }: RouteContext<'/[locale]/feed/person/[file]'>) {
  return pageFeedResponse('person', params);
}
