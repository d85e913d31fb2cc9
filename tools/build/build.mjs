import { buildSite } from './build-site.mjs';
import { warnOutdated } from './warn-outdated.mjs';

// `npm run build`: makes and publishes a new build, which `npm run up` finds by its fingerprint.
await warnOutdated();
process.exit((await buildSite()).code);
