import { join } from 'node:path';
import { chosenHouse } from '@/lib/content/house.mjs';
import { getLibrary } from '@/lib/content/library';
import { loadWhole } from '@/lib/content/load-library';
import { writeTheme } from '@/lib/content/theme/get-theme';
import { storePosterFaces } from '@/lib/posters/type/typeface-shelf';
import { writeBuiltAddress } from '@/lib/server/builds/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';
import { writeOpenData } from '@/tools/open/write-open-data';
import { openFolder } from './open-folder.mjs';
import { placePictures } from './place-pictures';
import { writePreview } from './preview/write-preview';
import { writeContent } from './write-content';

/**
 * The last step of a build: the content, its look, the pictures and the address, as the server reads them at its start.
 * `--prepared`: the content lies there already, as the first step has put it down for Next's build.
 */
const root = process.cwd();
if (!process.argv.includes('--prepared')) writeContent(root, loadWhole());
writeTheme(root, chosenHouse());
storePosterFaces(root);
placePictures(root);
writeBuiltAddress(root, siteUrl());
writeOpenData(join(root, openFolder), getLibrary(), siteUrl());
await writePreview(root);
