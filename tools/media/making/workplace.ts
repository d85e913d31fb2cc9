/** Where a step is carried out. All paths are absolute. */
export interface Workplace {
  /** The file that was brought. */
  input: string;
  /** Its length in seconds. */
  seconds: number;
  /** Where finished things are. */
  folder: string;
  /** Where unfinished ones are; empty when a step begins. */
  part: string;
  /** Told how much of the step is done, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}
