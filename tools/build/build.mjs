import { buildSite } from './build-site.mjs';
import { sayOutdated } from './say-outdated.mjs';

// `npm run build`: makes and publishes a new build, which `npm run up` finds by its fingerprint.
await sayOutdated();
process.exit((await buildSite()).code);
