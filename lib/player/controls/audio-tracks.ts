import { displayName } from '@/lib/i18n/display-name';
import { attachAudioMenu } from '@/lib/player/hls/attach-audio-menu';
import type { Control } from './control';

/** Menu of a stream's audio tracks. */
export const audioTracks: Control = {
  attach({ handle, stream, locale, words }) {
    if (!stream) return () => {};
    const nameLanguage = (code: string) => displayName('language', code, locale);
    return attachAudioMenu(handle.root, { stream, label: words.audioTrack, nameLanguage });
  },
};
