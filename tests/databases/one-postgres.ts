import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopCluster } from './cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the run's PostgreSQL cluster. The first test that needs it starts the cluster there. */
    postgres: string;
  }
}

/** Global setup, called by vitest once per project. All projects share one folder, which is removed after the tests. */
export default function setup({ provide }: TestProject) {
  process.env.TESTS_POSTGRES ??= mkdtempSync(join(tmpdir(), 'pg-'));
  const folder = process.env.TESTS_POSTGRES;
  provide('postgres', folder);
  return () => stopCluster(folder);
}
