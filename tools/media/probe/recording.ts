/** A colour matrix, as named by ffmpeg's scale filter. */
export type Matrix = 'bt709' | 'bt601' | 'bt2020';

/** The picture stream of a recording. */
export interface Picture {
  /** Stream index in the file. */
  stream: number;
  codec: string;
  pixelFormat: string;
  /** Display size: upright, with square pixels. */
  width: number;
  height: number;
  /** Stored as displayed, so that the stream can be copied. */
  asShown: boolean;
  interlaced: boolean;
  matrix: Matrix;
  /** High dynamic range: its colours will look pale on the web. */
  highDynamicRange: boolean;
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

/** The properties of a source file that this tool needs. */
export interface Recording {
  seconds: number;
  /** Absent for an audio work. */
  picture?: Picture;
  sound: Sound[];
  /** Number of embedded subtitle tracks. */
  subtitles?: number;
}
