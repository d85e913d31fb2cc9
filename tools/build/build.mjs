import { buildSite } from './build-site.mjs';
import { sayOutdated } from './say-outdated.mjs';

// `npm run build`: a new build, published by the name under which `npm run up` knows it again.
await sayOutdated();
process.exit((await buildSite()).code);
