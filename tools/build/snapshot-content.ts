import '@/lib/content/validate/provide';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { ResizedPictures } from '@/lib/posters/photographs/resized-pictures';
import { storePosterFonts } from '@/lib/posters/type/font-files';
import { writeBuiltAddress } from '@/lib/server/builds/built-address';
import { siteUrl } from '@/lib/site/site-url';
import { placePictures } from './place-pictures';
import { writeDerived } from './write-derived';

/**
 * The step of a build that follows Next's: stores poster fonts, pictures, the site address, and what is derived from the snapshot of the
 * content, which the first step (prepare.ts) has written.
 */
const root = process.cwd();
storePosterFonts(root);
placePictures(root, readSnapshot<ResizedPictures>(root, 'pictures') ?? {});
writeBuiltAddress(root, siteUrl());
writeDerived(root);
