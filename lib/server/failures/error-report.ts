import { z } from 'zod';

/** An error report of a browser (`lib/site/errors/report-failure.ts`). Other fields are refused. */
export const errorReportSchema = z.strictObject({
  /** Our error id, or Next's digest. */
  id: z.string().regex(/^[\w@]{1,24}$/),
  message: z.string().max(300),
  path: z.string().startsWith('/').max(300),
});
