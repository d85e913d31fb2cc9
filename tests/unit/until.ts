import { vi } from 'vitest';

/** Looks again and again until nothing is thrown. vitest's own gives up after a second, which a busy machine may need. */
export const until = <Seen>(look: () => Seen | Promise<Seen>) => vi.waitFor(look, 20_000);
