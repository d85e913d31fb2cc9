/** Where a build puts what it has compressed of Next's own files, below its root. */
export const compressedChunks = '.next/bobine/chunks';
