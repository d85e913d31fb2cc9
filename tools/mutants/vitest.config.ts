import { mergeConfig } from 'vitest/config';
import type { TestModule, Vitest } from 'vitest/node';
import config from '../../vitest.config';

let run: Vitest;

/** The unit tests as `npm run mutants` runs them: a change that they notice must never look unnoticed. */
export default mergeConfig(config, {
  test: {
    // Stryker asks for one as well, but not of the projects. Where two meet a failing test at the same time,
    // vitest ends both before they have said so, and no test would seem to have failed.
    maxWorkers: 1,
    reporters: [
      {
        onInit: (vitest: Vitest) => {
          run = vitest;
        },
        // Stryker looks at tests only: of a file that a change keeps from loading there are none.
        onTestModuleEnd: (file: TestModule) => {
          for (const { message } of file.errors()) run.state.catchError(Error(message), 'File');
        },
      },
    ],
  },
});
