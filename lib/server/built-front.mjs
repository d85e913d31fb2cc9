/** Where a build puts the front, below its root. */
export const BUILT_FRONT = '.next/bobine-front.mjs';
