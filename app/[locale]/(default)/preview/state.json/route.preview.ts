import { getPreview } from '@/lib/site/preview/get-preview';
import { pageState, safeRedirectPath } from '@/lib/site/preview/preview';

/** JSON for the preview bar: the state of the page at `path`. */
export function GET(request: Request) {
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  return Response.json(pageState(getPreview(), safeRedirectPath(path)));
}
