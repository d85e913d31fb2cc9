/** Environment of a step. All paths are absolute. */
export interface Workplace {
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
