import type { StepName } from './step';

/** Who is told how it goes. */
export interface Reporter {
  note(words: string): void;
  skipped(step: StepName): void;
  begun(step: StepName): void;
  /** `share` from 0 to 1. */
  progress(step: StepName, share: number): void;
  finished(step: StepName): void;
}
