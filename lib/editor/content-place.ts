import { contentFolderOf, dataFolder } from '@/lib/shop/database/data-location';
import type { ContentPlace } from './versions/content-repository';

/** Where the content and the data of the running site lie. */
export function contentPlace(): ContentPlace {
  return { contentFolder: contentFolderOf(), dataFolder: dataFolder() };
}
