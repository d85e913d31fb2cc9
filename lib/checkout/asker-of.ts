/** Under which the front says who asks (`lib/server/live/asker-header.ts`): it alone can. */
const header = 'x-bobine-asker';

/** Who asks, as a digest; one name for all where no front stands before Next. */
export function askerOf({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(header) ?? 'nobody';
}
