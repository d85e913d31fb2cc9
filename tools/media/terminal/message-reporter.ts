import type { Reporter, StepName } from '@/tools/media/making/step';
import type { MediaFault } from '@/tools/media/media-error';

/** Messages to the parent process (read by `lib/editor/films/run-media.ts`). */
export type MediaMessage =
  | { step: StepName; share: number }
  /** The lines for the film's file. */
  | { lines: string }
  | { fault: MediaFault; message: string };

/** Reports progress to the parent process. */
export function messageReporter(send: (message: MediaMessage) => void): Reporter {
  return {
    note: () => {},
    skipped: () => {},
    started: (step) => send({ step, share: 0 }),
    progress: (step, share) => send({ step, share: Math.min(1, Math.max(0, share)) }),
    finished: (step) => send({ step, share: 1 }),
  };
}
