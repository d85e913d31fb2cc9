import type { PlayerWords } from './player-words';

/** Our words under the names Plyr has for them. Its placeholders are {currentTime}, {duration}, {title}. */
export function plyrWords(words: PlayerWords) {
  return {
    ...words,
    seekLabel: words.seekTime,
    enableCaptions: words.captionsOn,
    disableCaptions: words.captionsOff,
    captions: words.captionsMenu,
    disabled: words.captionsNone,
    enterFullscreen: words.fullscreen,
    exitFullscreen: words.fullscreenExit,
    normal: words.speedNormal,
    qualityLabel: { 0: words.qualityAuto },
  };
}
