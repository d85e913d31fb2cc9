/** Stands in the prerendered not-found page where the front writes the path that was asked for. */
export const requestedPathToken = 'BOBINE_REQUESTED_PATH';
