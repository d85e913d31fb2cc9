import { buildSite } from './build-site.mjs';

// `npm run build`: a new build, published by the name under which `npm run up` knows it again.
process.exit((await buildSite()).code);
