export { default, generateMetadata, generateStaticParams } from './person-page';

/** There are no others than those that were built. */
export const dynamicParams = false;
