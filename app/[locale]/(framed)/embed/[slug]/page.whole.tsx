export { default, generateMetadata, generateStaticParams } from './embed-page';

/** There are no others than those that were built. */
export const dynamicParams = false;
