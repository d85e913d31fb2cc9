import { chosenHouse } from '@/lib/content/house.mjs';
import { loadLibrary } from '@/lib/content/load-library';
import { writeSnapshot } from '@/lib/content/snapshot';
import { writeHouse } from '@/lib/content/stored-house';
import { writeLibrary } from '@/lib/content/stored-library';
import { writeTheme } from '@/lib/content/theme/get-theme';
import { buildIndex } from '@/lib/films/search/build-index';
import { storePosterFaces } from '@/lib/posters/type/typeface-shelf';
import { wallPlaces } from '@/lib/posters/wall/wall-places';
import { writeBuiltAddress } from '@/lib/server/builds/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';
import { placePictures } from './place-pictures';

/** The last step of a build: the checked content and look, the search index, the wall and the address, as the server reads them at its start. */
const root = process.cwd();
const library = loadLibrary();
writeLibrary(root, library);
writeHouse(root, library);
writeTheme(root, chosenHouse());
storePosterFaces(root);
placePictures(root);
writeSnapshot(root, 'search', buildIndex(library));
writeSnapshot(root, 'wall', wallPlaces(library));
writeBuiltAddress(root, siteUrl());
