import type { Chapter, ColourMatrix, Sound } from '../probe/recording';
import type { SpriteLayout } from '../sprite-layout';

/** An atomic step. `outputs` are names in the film's folder. */
export type Step = { outputs: string[] } & (
  | { name: 'film' | 'audio'; arguments: string[] }
  | { name: 'hls'; arguments: string[]; sound: Sound[] }
  | { name: 'sprites'; layout: SpriteLayout; seconds: number; matrix: ColourMatrix }
  | { name: 'poster'; moments: number[]; matrix: ColourMatrix }
  | { name: 'stills'; moments: number[]; matrix: ColourMatrix }
  | { name: 'thumbhash' }
  | { name: 'chapters'; chapters: Chapter[] }
);

export type StepName = Step['name'];

/** The step type of that name. */
export type StepOf<Name extends StepName> = Step & { name: Name };

/** Environment of a step. All paths are absolute. */
export interface StepContext {
  /** The source file. */
  input: string;
  /** Its length in seconds. */
  seconds: number;
  /** Folder of finished outputs. */
  folder: string;
  /** Folder of unfinished outputs; empty when a step starts. */
  part: string;
  /** Called with the finished share of the step, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Receives the progress of the steps. */
export interface Reporter {
  note(words: string): void;
  skipped(step: StepName): void;
  started(step: StepName): void;
  /** `share` from 0 to 1. */
  progress(step: StepName, share: number): void;
  finished(step: StepName): void;
}
