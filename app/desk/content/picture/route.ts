import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFoundResponse, sendFile, withStaffSession } from '@/lib/admin/entry/admin-route';
import { contentPlace } from '@/lib/editor/content-place';
import { renderPreview } from '@/lib/editor/pictures/convert-picture';
import { isPictureAddress } from '@/lib/editor/pictures/picture-address';

/** `GET /desk/content/picture?src=/media/…`: a small form of a picture in the media, also of an entry that is not out. */
export const GET = withStaffSession('content', async (_admin, request) => {
  const src = new URL(request.url).searchParams.get('src') ?? '';
  if (!isPictureAddress(src)) return notFoundResponse();
  try {
    const picture = await readFile(join(contentPlace().contentFolder, src));
    return sendFile(await renderPreview(picture), {
      name: 'preview.webp',
      type: 'image/webp',
      isInline: true,
    });
  } catch {
    return notFoundResponse();
  }
});
