export { GET, generateStaticParams } from './answer';

export const dynamic = 'force-static';
/** There are no others than those that were built. */
export const dynamicParams = false;
