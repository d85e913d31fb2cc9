/** Of a house that is built in part (lib/content/built-films.ts): next.config.mjs chooses between this and `route.whole.ts`. */
export { GET, generateStaticParams } from './answer';

export const dynamic = 'force-static';
