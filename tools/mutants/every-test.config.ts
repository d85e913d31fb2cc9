import { mergeConfig } from 'vitest/config';
import config from './vitest.config';

/** The same for what seems unnoticed: with every test of the changed file, not with those that come by the place. */
export default mergeConfig(config, { test: { setupFiles: 'tools/mutants/forget-test.ts' } });
