import { fullscreenContainer } from '@/lib/player/page-fullscreen';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import { defaultSpeeds } from '@/lib/player/speeds';

export type PlyrSettings = {
  source: PlayerSource;
  messages: PlayerLabels;
  /** The page's locale, for the provider's controls. */
  locale: string;
  captions: { active: boolean; language: string };
  volume: number;
  muted: boolean;
  quality?: QualityChoice;
  /** Speeds in the menu; a silent film has its own list. */
  speeds?: readonly number[];
  /** Replaces the label of speed 1. */
  normalSpeed?: string;
  /** Called for a click on the picture or the play button. */
  togglePlay: () => void;
};

/** Plyr's options. All assets are served by the site; features that Plyr does badly are off. */
export function plyrOptions(settings: PlyrSettings): object {
  const { source, messages, captions, volume, muted, quality, togglePlay } = settings;
  const video = source.type === 'video';
  return {
    title: source.title,
    iconUrl: '/player/icons.svg',
    blankVideo: '/player/blank.mp4',
    i18n: {
      ...plyrLabels(messages),
      ...(settings.normalSpeed && { normal: settings.normalSpeed }),
    },
    controls: [
      ...['play', 'progress', 'current-time', 'duration', 'mute', 'volume', 'captions', 'settings'],
      ...(video ? ['pip', 'fullscreen'] : []),
    ],
    // Plyr hides settings without choices, but writes 'undefined' as their value.
    settings: ['captions', ...(quality ? ['quality'] : []), 'speed'],
    ...(video && { ratio: source.ratio ?? '16:9' }),
    // The tracks of a stream come late.
    captions: { ...captions, update: true },
    volume,
    muted,
    speed: { selected: 1, options: [...(settings.speeds ?? defaultSpeeds)] },
    ...(quality && {
      quality: {
        default: quality.start,
        options: quality.options,
        forced: true,
        onChange: quality.choose,
      },
    }),
    fullscreen: {
      ...{ enabled: true, fallback: true, iosNative: false },
      container: fullscreenContainer(),
    },
    keyboard: { focused: false, global: false },
    disableContextMenu: false,
    storage: { enabled: false },
    ads: { enabled: false, publisherId: '', tagUrl: '' },
    previewThumbnails: { enabled: false, src: '' },
    // With thumbnails, the scrubber shows the time above the seek bar.
    tooltips: { controls: false, seek: !source.previewThumbnails },
    invertTime: false,
    // A listener that returns `false` prevents Plyr's default action.
    listeners: {
      play() {
        togglePlay();
        return false;
      },
    },
    // Without these, Plyr sends YouTube `hl=undefined` and the full page URL.
    youtube: {
      noCookie: true,
      rel: 0,
      iv_load_policy: 3,
      modestbranding: 1,
      hl: settings.locale,
      widget_referrer: window.location.origin,
    },
    vimeo: { dnt: 1, byline: false, portrait: false, title: false },
  };
}

/** Maps our labels to Plyr's keys. Placeholders are {currentTime}, {duration}, {title}. */
function plyrLabels(messages: PlayerLabels) {
  return {
    ...messages,
    seekLabel: messages.seekTime,
    enableCaptions: messages.captionsOn,
    disableCaptions: messages.captionsOff,
    captions: messages.captionsMenu,
    disabled: messages.captionsNone,
    enterFullscreen: messages.fullscreen,
    exitFullscreen: messages.fullscreenExit,
    normal: messages.speedNormal,
    qualityLabel: { 0: messages.qualityAuto },
  };
}

/** Labels of the player's controls in the visitor's language. */
export type PlayerLabels = Record<
  | 'play'
  | 'pause'
  | 'seek'
  | 'seekTime'
  | 'played'
  | 'buffered'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'mute'
  | 'unmute'
  | 'captionsOn'
  | 'captionsOff'
  | 'captionsMenu'
  | 'captionsNone'
  | 'fullscreen'
  | 'fullscreenExit'
  | 'settings'
  | 'pip'
  | 'menuBack'
  | 'speed'
  | 'speedNormal'
  | 'quality'
  | 'qualityAuto'
  | 'audioTrack'
  | 'frameTitle',
  string
>;

/** Picture heights for the quality menu, in pixels; 0 is automatic. */
export type QualityChoice = {
  options: number[];
  start: number;
  choose: (height: number) => void;
};
