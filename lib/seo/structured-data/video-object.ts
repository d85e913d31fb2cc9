import type { VideoObject } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { isoDuration } from './iso-duration';
import { listClips } from './list-clips';
import type { ShownVideo } from './shown-video';

/** A video as a schema.org VideoObject, with its chapters as clips. `page`: URL of the film's page. */
export function videoObject(video: ShownVideo, page: string, locale: Locale): VideoObject {
  const clips = listClips(video, page, locale);
  const { title, description, thumbnail, uploaded, expires, seconds } = video;
  return {
    '@type': 'VideoObject',
    ...{ name: title, description, thumbnailUrl: thumbnail, uploadDate: uploaded.toISOString() },
    ...('file' in video ? { contentUrl: video.file } : { embedUrl: video.player }),
    ...(seconds && { duration: isoDuration(seconds) }),
    ...(expires && { expires: expires.toISOString() }),
    isAccessibleForFree: true,
    ...(clips.length > 0 && { hasPart: clips }),
    // A provider's player does not support our URLs with a time.
    ...('file' in video && { potentialAction: seekIn(page) }),
  };
}

/** Google's extension, not in schema.org's vocabulary. */
function seekIn(page: string) {
  return {
    '@type': 'SeekToAction' as const,
    target: `${page}?t={seek_to_second_number}`,
    'startOffset-input': 'required name=seek_to_second_number',
  };
}
