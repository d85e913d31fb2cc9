/** Stands in the prerendered error page where the front writes the error's id. */
export const errorIdToken = 'BOBINE_ERROR_ID';
