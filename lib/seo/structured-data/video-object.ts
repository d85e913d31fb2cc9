import type { VideoObject } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { isoDuration } from './iso-duration';
import { listClips } from './list-clips';
import type { ShownVideo } from './shown-video';

/** What runs on a film's page, and where in it one may begin. `page`: its address. */
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
    // A provider's player does not know our addresses with a time in them.
    ...('file' in video && { potentialAction: seekIn(page) }),
  };
}

/** Google's form of it, which schema.org's vocabulary does not have. */
function seekIn(page: string) {
  return {
    '@type': 'SeekToAction' as const,
    target: `${page}?t={seek_to_second_number}`,
    'startOffset-input': 'required name=seek_to_second_number',
  };
}
