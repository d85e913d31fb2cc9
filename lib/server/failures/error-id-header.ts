/** Under which the front tells Next what an error of this request would be called. */
export const errorIdHeader = 'x-bobine-error-id';
