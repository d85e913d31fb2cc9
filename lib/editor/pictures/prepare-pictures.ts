import { pictureStartLength, pictureTypeOf } from '@/lib/primitives/picture-type';

/** Why a picture is not sent: `type`: the site cannot show it; `heic`: neither the server nor this browser reads it. */
type Unsendable = 'type' | 'heic';

/**
 * Checks pictures by their first bytes before they are sent. A HEIC picture that the server cannot read is converted to
 * JPEG by browsers that can (Safari).
 */
export async function preparePictures(
  files: readonly File[],
  serverReadsHeic: boolean,
): Promise<File[] | Unsendable> {
  const prepared: File[] = [];
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, pictureStartLength).arrayBuffer());
    const type = pictureTypeOf(start);
    if (!type) return 'type';
    const isReadable = type !== 'heic' || serverReadsHeic;
    const picture = isReadable ? file : await asJpeg(file).catch(() => undefined);
    if (!picture) return 'heic';
    prepared.push(picture);
  }
  return prepared;
}

/** @throws if the browser cannot read the picture */
async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
}
