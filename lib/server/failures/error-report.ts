import { z } from 'zod';

/** What a browser may tell of an error (`lib/site/errors/report-failure.ts`), and nothing else. */
export const errorReportSchema = z.strictObject({
  /** Ours, or Next's digest. */
  id: z.string().regex(/^[\w@]{1,24}$/),
  message: z.string().max(300),
  path: z.string().startsWith('/').max(300),
});
