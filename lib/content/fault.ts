import { counted } from './counted';

/** Something wrong in a content file: where it stands, which field, and what was expected there. */
export type Fault = { path: string; field: string; expected: string };

/** All faults as one text, a line each, for whoever has to mend them. */
export function describeFaults(faults: Fault[]): string {
  const lines = faults.map(({ path, field, expected }) => `  ${path}: ${field}: ${expected}`);
  return [`${counted(faults.length, 'fault')} in the content:`, ...lines].join('\n');
}

/** Stops a build: the content cannot be published as it is. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    super(describeFaults(faults));
    this.name = 'ContentError';
  }
}
