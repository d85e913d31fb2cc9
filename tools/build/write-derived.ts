import { join } from 'node:path';
import { listChanges } from '@/lib/catalog/offers/changes';
import { getLibrary } from '@/lib/content/store/library';
import { snapshotFolder, writeSnapshot } from '@/lib/content/store/snapshot';
import { siteUrl } from '@/lib/site/site-url';
import { writeOpenData } from '@/tools/open-data/write-open-data';
import { listAddresses } from './list-addresses';
import { writePublished } from './write-preview';

/**
 * Writes what is derived from the snapshot of the content (`writeContent`): the times at which pages change, the
 * addresses of pages, the open catalogue and the published digest. Must run as production, to read the snapshot.
 */
export function writeDerived(root: string, now = new Date()): void {
  writeSnapshot(root, 'changes', listChanges(now));
  writeSnapshot(root, 'addresses', listAddresses(now));
  writeOpenData(join(snapshotFolder(root), 'open'), getLibrary(), siteUrl());
  writePublished(root, getLibrary());
}
