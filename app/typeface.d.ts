/** A typeface's address, where it is served for ever. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
