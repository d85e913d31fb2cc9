import { beforeEach } from 'vitest';

// Stryker notes which test comes by which place. By one that is passed under no test, while a file is read, any test
// may have come: so it runs them all.
beforeEach(() => {
  const { __stryker__: notes } = globalThis as { __stryker__?: { currentTestId?: string } };
  if (notes) notes.currentTestId = undefined;
});
