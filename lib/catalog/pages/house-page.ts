import type { RawPage } from '@/lib/content/schema/page';
import type { Written } from './written';

/** A page that the house has written, and where a link to it stands on every page. */
export type HousePage = Written & { place: RawPage['in'] };
