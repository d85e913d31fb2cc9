export { GET, generateStaticParams } from './answer-picture';

export const dynamic = 'force-static';
/** There are no others than those that were built. */
export const dynamicParams = false;
