/** Request header with which the server passes Next the id for an error of this request. */
export const errorIdHeader = 'x-bobine-error-id';
