/** Folder of the precompressed Next chunks, relative to the build root. */
export const compressedChunks = '.next/bobine/chunks';
