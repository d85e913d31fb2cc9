/**
 * 303 after a POST, so that reloading the page sends nothing again. The Location is a path, because
 * Next may know the site under another host name than its visitors.
 */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
