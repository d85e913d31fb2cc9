import { readFile } from 'node:fs/promises';
import { notFoundResponse, sendFile, withStaffSession } from '@/lib/admin/entry/admin-route';
import { contentPlace } from '@/lib/editor/content-place';
import { renderPreview } from '@/lib/editor/pictures/convert-picture';
import { isPictureAddress } from '@/lib/editor/pictures/picture-address';
import { findMedia } from '@/lib/editor/uploads/stored-uploads';

/** `GET /desk/content/picture?src=/media/…`: a small form of a picture in the media, also of an entry that is not out. */
export const GET = withStaffSession('content', async (_admin, request) => {
  const src = new URL(request.url).searchParams.get('src') ?? '';
  const file = isPictureAddress(src) ? findMedia(src, contentPlace()) : undefined;
  if (!file) return notFoundResponse();
  try {
    return sendFile(await renderPreview(await readFile(file)), {
      name: 'preview.webp',
      type: 'image/webp',
      isInline: true,
    });
  } catch {
    return notFoundResponse();
  }
});
