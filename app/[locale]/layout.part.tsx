/** Of a house that is built in part (lib/content/built-films.ts): next.config.mjs chooses between this and `layout.whole.tsx`. */
export { default, generateMetadata, generateStaticParams, generateViewport } from './root-layout';
