import type { Fault } from './fault';
import { describeFaults } from './faults/describe-faults';

/** Stops a build: the content cannot be published as it is. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    super(describeFaults(faults));
    this.name = 'ContentError';
  }
}
