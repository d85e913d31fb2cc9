import { join } from 'node:path';
import '@/lib/content/validate/provide';
import { getLibrary } from '@/lib/content/store/library';
import { storePosterFaces } from '@/lib/posters/type/typeface-shelf';
import { writeBuiltAddress } from '@/lib/server/builds/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';
import { writeOpenData } from '@/tools/open/write-open-data';
import { openFolder } from './open-folder.mjs';
import { placePictures } from './place-pictures';
import { writePublished } from './preview/write-preview';

/**
 * The last step of a build: stores poster fonts, pictures, the site address, the open catalogue and the published
 * digest. The snapshot of content and theme exists since the first step (prepare.ts).
 */
const root = process.cwd();
storePosterFaces(root);
placePictures(root);
writeBuiltAddress(root, siteUrl());
writeOpenData(join(root, openFolder), getLibrary(), siteUrl());
writePublished(root, getLibrary());
