declare module 'wawoff2/decompress.js' {
  /** Decompresses WOFF2 to TrueType. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
