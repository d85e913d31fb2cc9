import { loadLibrary } from '@/lib/content/load-library';
import { writeSnapshot } from '@/lib/content/snapshot';
import { writeLibrary } from '@/lib/content/stored-library';
import { buildIndex } from '@/lib/films/search/build-index';
import { writeBuiltAddress } from '@/lib/server/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';

/** The last step of a build: the checked content, the search index and the address, as the server reads them at its start. */
const root = process.cwd();
const library = loadLibrary();
writeLibrary(root, library);
writeSnapshot(root, 'search', buildIndex(library));
writeBuiltAddress(root, siteUrl());
