import { getPreview } from '@/lib/site/preview/get-preview';
import { localPath } from '@/lib/site/preview/local-path';
import { pageState } from '@/lib/site/preview/page-state';

/** JSON for the preview bar: the state of the page at `path`. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  return Response.json(pageState(getPreview(), localPath(path)));
}
