/** Stands in the prerendered page of a refusal where the front writes why (`lib/server/live`). */
export const refusalToken = 'BOBINE_REFUSAL';
