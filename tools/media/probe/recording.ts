/** A colour matrix as ffmpeg's scale filter names it. */
export type Matrix = 'bt709' | 'bt601' | 'bt2020';

/** The moving picture of a recording. */
export interface Picture {
  /** Number of the stream in the file. */
  stream: number;
  codec: string;
  pixelFormat: string;
  /** As it is to be shown: upright, with square pixels. */
  width: number;
  height: number;
  /** Stored just as it is shown, so that its stream can be copied. */
  asShown: boolean;
  interlaced: boolean;
  matrix: Matrix;
  /** Made for screens brighter than the web's: its colours will look pale. */
  highDynamicRange: boolean;
}

/** One track of sound. */
export interface Sound {
  stream: number;
  codec: string;
  channels: number;
  /** BCP 47; absent where the file does not say. */
  language?: string;
  title?: string;
  isDefault: boolean;
}

/** A file that was brought, as far as this tool has to know it. */
export interface Recording {
  seconds: number;
  /** Absent for a work to listen to. */
  picture?: Picture;
  sound: Sound[];
  /** How many tracks of subtitles are inside the file. */
  subtitles?: number;
}
