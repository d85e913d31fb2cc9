/** The headers by which Next makes a prerendered page anew, as `res.revalidate()` asks; by the build's secret. */
export const renewalHeaders = (secret: string) => ({ 'x-prerender-revalidate': secret });
