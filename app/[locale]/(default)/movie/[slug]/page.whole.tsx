export { default, generateMetadata, generateStaticParams } from './movie-page';

/** There are no others than those that were built. */
export const dynamicParams = false;
