/** The headers that make Next render a prerendered page again, as `res.revalidate()` sends them. @param secret the build's */
export const renewalHeaders = (secret: string) => ({ 'x-prerender-revalidate': secret });
