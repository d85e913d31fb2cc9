const always = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** 303 to an admin page, after a form was processed. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = { ...always, Location: path, ...(cookie && { 'Set-Cookie': cookie }) };
  return new Response(null, { status: 303, headers });
}

/** 404, the response to requests without a session. */
export function notThere(): Response {
  return new Response(null, { status: 404, headers: always });
}

/** JSON for the admin's scripts. */
export function answerJson(value: unknown, cookie?: string): Response {
  return Response.json(value, { headers: { ...always, ...(cookie && { 'Set-Cookie': cookie }) } });
}

/** A file download. */
export function sendFile(
  content: string | Buffer,
  { name, type }: { name: string; type: string },
): Response {
  const said = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { ...always, ...said } });
}

/**
 * A mail's HTML for preview. The response headers block scripts and remote resources
 * (lib/security/file-guards).
 */
export function sendLetter(html: string): Response {
  return new Response(html, { headers: { ...always, 'Content-Type': 'text/html; charset=utf-8' } });
}
