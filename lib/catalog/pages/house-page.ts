import type { RawPage } from '@/lib/content/schema/page';
import type { Written } from './written';

/** A page written by the editors, and where the site links to it. */
export type HousePage = Written & { place: RawPage['in'] };
