import type { StepName } from './step';

/** Receives the progress of the steps. */
export interface Reporter {
  note(words: string): void;
  skipped(step: StepName): void;
  begun(step: StepName): void;
  /** `share` from 0 to 1. */
  progress(step: StepName, share: number): void;
  finished(step: StepName): void;
}
