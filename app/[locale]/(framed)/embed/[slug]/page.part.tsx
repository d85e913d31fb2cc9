/** Of a house that is built in part (lib/content/built-films.ts): next.config.mjs chooses between this and `page.whole.tsx`. */
export { default, generateMetadata, generateStaticParams } from './embed-page';
