/** A colour matrix, as named by ffmpeg's scale filter. */
export type ColourMatrix = 'bt709' | 'bt601' | 'bt2020';

/** The picture stream of a recording. */
export interface Picture {
  /** Stream index in the file. */
  stream: number;
  codec: string;
  pixelFormat: string;
  /** Display size: upright, with square pixels. */
  width: number;
  height: number;
  /** Whether the picture is stored as it is displayed, which is required to copy the stream. */
  isStoredAsDisplayed: boolean;
  interlaced: boolean;
  matrix: ColourMatrix;
  /** High dynamic range: its colours will look pale on the web. */
  highDynamicRange: boolean;
  /** Mean bits per second; 0 if unknown. */
  bitRate: number;
}

/** An audio track. */
export interface Sound {
  stream: number;
  codec: string;
  channels: number;
  /** BCP 47; absent if the file gives none. */
  language?: string;
  title?: string;
  isDefault: boolean;
}

/** A chapter of the container, in seconds. */
export interface Chapter {
  start: number;
  end: number;
  /** Empty if the file gives none. */
  title: string;
}

/** The properties of a source file that this tool needs. */
export interface Recording {
  seconds: number;
  /** Absent for an audio work. */
  picture?: Picture;
  sound: Sound[];
  /** Number of embedded subtitle tracks. */
  subtitles?: number;
  /** Empty for a single chapter, which is the whole recording. */
  chapters?: Chapter[];
}

/** The default track: the one marked in the file, or else the first; `undefined` for a silent film. */
export function mainSound(sound: readonly Sound[]): Sound | undefined {
  return sound.find(({ isDefault }) => isDefault) ?? sound[0];
}
