/** Bundle of the server, relative to the build root. */
export const builtFront = '.next/bobine-front.mjs';
