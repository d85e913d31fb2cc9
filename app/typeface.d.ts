/** URL of a font file, which is cached as immutable. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
