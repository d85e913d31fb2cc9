import { addToBar } from '@/lib/player/plyr/plyr-dom';
import { createAudioMenu } from './create-audio-menu';
import type { Stream } from './stream';

type Given = {
  stream: Stream;
  /** What the menu is called. */
  label: string;
  /** Names a language in the visitor's language. */
  nameLanguage: (code: string) => string;
};

/** A menu of the stream's audio tracks in the player's bar, once there are several. Plyr has none. */
export function attachAudioMenu(
  root: HTMLElement,
  { stream, label, nameLanguage }: Given,
): () => void {
  let menu: ReturnType<typeof createAudioMenu> | undefined;
  function update() {
    const tracks = stream.audioTracks().map(({ index, name, language }) => ({
      index,
      label: language ? nameLanguage(language) : name,
    }));
    menu?.remove();
    menu = undefined;
    if (tracks.length < 2) return;
    menu = createAudioMenu(tracks, stream.audioTrack(), label, stream.setAudioTrack);
    addToBar(root, menu.element);
  }
  function heard() {
    if (menu && menu.size === stream.audioTracks().length) menu.check(stream.audioTrack());
    else update();
  }
  update();
  const stop = stream.onAudio(heard);
  return () => {
    stop();
    menu?.remove();
  };
}
