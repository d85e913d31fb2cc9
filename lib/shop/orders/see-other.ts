/**
 * After what was sent the browser asks for a page: to load that again sends nothing again. Next knows itself by another
 * name than its visitors do: where it leads is said without one.
 */
export function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
