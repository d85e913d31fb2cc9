import { join } from 'node:path';
import { chosenHouse } from '@/lib/content/house.mjs';
import { getLibrary } from '@/lib/content/library';
import { writeTheme } from '@/lib/content/theme/get-theme';
import { storePosterFaces } from '@/lib/posters/type/typeface-shelf';
import { writeBuiltAddress } from '@/lib/server/builds/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';
import { writeOpenData } from '@/tools/open/write-open-data';
import { openFolder } from './open-folder.mjs';
import { placePictures } from './place-pictures';
import { writePreview } from './preview/write-preview';

/**
 * The last step of a build: theme, pictures and address, as the server reads them at its start. The content's snapshot
 * is there since the first step (prepare.ts).
 */
const root = process.cwd();
writeTheme(root, chosenHouse());
storePosterFaces(root);
placePictures(root);
writeBuiltAddress(root, siteUrl());
writeOpenData(join(root, openFolder), getLibrary(), siteUrl());
await writePreview(root);
