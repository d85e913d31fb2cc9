/** Headers that make Next render a prerendered page again, like `res.revalidate()`. @param secret of the build */
export const revalidationHeaders = (secret: string) => ({ 'x-prerender-revalidate': secret });
