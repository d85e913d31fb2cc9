import { linkMedia } from './link-media.mjs';

// Before `next dev`, which serves what lies in `public`.
linkMedia();
