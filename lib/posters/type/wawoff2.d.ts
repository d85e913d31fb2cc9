declare module 'wawoff2/decompress.js' {
  /** WOFF2 in, TrueType out. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
