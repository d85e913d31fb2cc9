const always = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Sends on to a page of the desk, which a form does once it is done. */
export function seeOther(path: string, cookie?: string): Response {
  const headers = { ...always, Location: path, ...(cookie && { 'Set-Cookie': cookie }) };
  return new Response(null, { status: 303, headers });
}

/** What strangers hear of everything at the desk. */
export function notThere(): Response {
  return new Response(null, { status: 404, headers: always });
}

/** To the desk's own programs in the browser. */
export function answerJson(value: unknown, cookie?: string): Response {
  return Response.json(value, { headers: { ...always, ...(cookie && { 'Set-Cookie': cookie }) } });
}

/** A file to be kept. */
export function sendFile(
  content: string | Buffer,
  { name, type }: { name: string; type: string },
): Response {
  const said = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { ...always, ...said } });
}

/** A mail as its reader sees it: whatever it says, it runs nothing and fetches nothing (lib/security/file-guards). */
export function sendLetter(html: string): Response {
  return new Response(html, { headers: { ...always, 'Content-Type': 'text/html; charset=utf-8' } });
}
