/** Where a build puts the front, below its root. */
export const builtFront = '.next/bobine-front.mjs';
