import { join } from 'node:path';
import '@/lib/content/validate/provide';
import { getLibrary } from '@/lib/content/store/library';
import { storePosterFonts } from '@/lib/posters/type/font-files';
import { writeBuiltAddress } from '@/lib/server/builds/built-address';
import { siteUrl } from '@/lib/site/site-url';
import { writeOpenData } from '@/tools/open-data/write-open-data';
import { placePictures } from './place-pictures';
import { openFolder } from './publish-build.mjs';
import { writePublished } from './write-preview';

/**
 * The step of a build that follows Next's: stores poster fonts, pictures, the site address, the open catalogue
 * and the published digest. The first step (prepare.ts) has already written the snapshot of content and theme.
 */
const root = process.cwd();
storePosterFonts(root);
placePictures(root);
writeBuiltAddress(root, siteUrl());
writeOpenData(join(root, openFolder), getLibrary(), siteUrl());
writePublished(root, getLibrary());
