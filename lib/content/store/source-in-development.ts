// Nothing, but in development, where next.config.mjs puts lib/content/validate/provide.ts in its place: pages then read
// the house's files, and show an editor what is wrong with them.
export {};
