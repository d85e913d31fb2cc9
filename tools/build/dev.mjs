import { linkMedia } from './link-media.mjs';

// `npm run dev`, before `next dev`: it serves what lies in `public`.
process.exit(linkMedia());
