import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopCluster } from './cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the run's PostgreSQL lies, once a test has asked for it. */
    postgres: string;
  }
}

/** Vitest's, once for each project: all are led to the same folder, of which nothing is left after the tests. */
export default function setup({ provide }: TestProject) {
  process.env.TESTS_POSTGRES ??= mkdtempSync(join(tmpdir(), 'pg-'));
  const folder = process.env.TESTS_POSTGRES;
  provide('postgres', folder);
  return () => stopCluster(folder);
}
