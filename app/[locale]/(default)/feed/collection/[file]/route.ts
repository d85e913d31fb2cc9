import { inEveryState } from '@/lib/content/store/library';
import { listCollectionFeeds, pageFeedResponse } from '@/lib/seo/feeds/page-feed';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return inEveryState(listCollectionFeeds);
}

/** `/feed/collection/<slug>.xml`: feed of a collection. */
export function GET(_: Request, { params }: RouteContext<'/[locale]/feed/collection/[file]'>) {
  return pageFeedResponse('collection', params);
}
