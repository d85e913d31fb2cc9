import { linkMedia } from './link-media.mjs';
import { sayOutdated } from './say-outdated.mjs';

// `npm run dev`, before `next dev`: it serves what lies in `public`.
await sayOutdated();
process.exit(linkMedia());
