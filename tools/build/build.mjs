import { buildSite } from './build-site.mjs';

// `npm run build`: Next's build, with the mark by which `npm run up` knows it again.
process.exit(await buildSite());
