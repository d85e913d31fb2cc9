import { loadLibrary } from '@/lib/content/load-library';
import { writeBuiltAddress } from '@/lib/server/builds/agree-on-address';
import { siteUrl } from '@/lib/site/site-url';
import { placePictures } from './place-pictures';
import { writeContent } from './write-content';

/**
 * The last step of a build: the content, the pictures and the address, as the server reads them at its start.
 * `--prepared`: the content lies there already, as the first step has put it down for Next's build.
 */
const root = process.cwd();
if (!process.argv.includes('--prepared')) writeContent(root, loadLibrary());
placePictures(root);
writeBuiltAddress(root, siteUrl());
