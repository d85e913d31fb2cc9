import { createAudioMenu } from './create-audio-menu';
import type { Stream } from './stream';

type Given = {
  stream: Stream;
  /** Plyr's bar of controls. */
  controls: Element;
  words: { audioTrack: string };
  /** Names a language in the visitor's language. */
  nameLanguage: (code: string) => string;
};

/** A menu of the stream's audio tracks in the bar, once there are several. Plyr has none. */
export function attachAudioMenu({ stream, controls, words, nameLanguage }: Given): () => void {
  let menu: ReturnType<typeof createAudioMenu> | undefined;
  function update() {
    const tracks = stream.audioTracks().map(({ index, name, language }) => ({
      index,
      label: language ? nameLanguage(language) : name,
    }));
    menu?.remove();
    menu = undefined;
    if (tracks.length < 2) return;
    menu = createAudioMenu(tracks, stream.audioTrack(), words.audioTrack, stream.setAudioTrack);
    controls.insertBefore(menu.element, controls.querySelector('.plyr__menu'));
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
