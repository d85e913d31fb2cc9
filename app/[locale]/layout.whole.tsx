export { default, generateMetadata, generateStaticParams, generateViewport } from './root-layout';

/** There are no others than those that were built. */
export const dynamicParams = false;
