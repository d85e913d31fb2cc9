import { respondWithJson, withStaffSession } from '@/lib/admin/entry/admin-route';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { contentPlace } from '@/lib/editor/content-place';
import { actOnFilm } from '@/lib/editor/films/film-actions';

/** `POST /desk/content/upload/discard?id=…`: ends an upload or the making of a film. */
export const POST = withStaffSession('content', async (admin, request) => {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const mayChange = (editor: string) =>
    editor === admin.visitor.email || hasAccess(admin, 'publishing');
  actOnFilm('discard-film', id, contentPlace(), mayChange);
  return respondWithJson({});
});
