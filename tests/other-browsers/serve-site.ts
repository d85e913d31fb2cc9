import type { TestProject } from 'vitest/node';
import { serveBuild } from '@/tools/build/serve-build';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site is. */
    site: string;
  }
}

/** The build of the tests' site, for all browsers. */
export default async function serveSite({ provide }: TestProject) {
  const { address, stop } = await serveBuild();
  provide('site', address);
  return stop;
}
