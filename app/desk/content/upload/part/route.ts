import { respondWithJson, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPlace } from '@/lib/editor/content-place';
import { wakeFilms } from '@/lib/editor/films/film-queue';
import { appendPart } from '@/lib/editor/films/receive-film';

/** `GET /desk/content/upload/part`: 204 for people who may send parts; the server requests it before it reads one. */
export const GET = withStaffSession('content', async () => new Response(null, { status: 204 }));

/** `POST /desk/content/upload/part?id=…&offset=…`: appends the body to an upload; the last part queues the film. */
export const POST = withStaffSession('content', async (admin, request) => {
  const { db, visitor } = admin;
  const query = new URL(request.url).searchParams;
  const place = contentPlace();
  const mayChange = (editor: string) => editor === visitor.email || hasAccess(admin, 'publishing');
  const received = await appendPart(
    {
      ...{ id: query.get('id') ?? '', offset: Number(query.get('offset')), mayChange },
      bytes: Buffer.from(await request.arrayBuffer()),
    },
    place,
  );
  if ('state' in received && received.state === 'queued') wakeFilms(db, place);
  return respondWithJson(received);
});
