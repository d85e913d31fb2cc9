import { z } from 'zod';
import { locales } from './locales';

/** A language of the site as a query parameter. */
export const localeSchema = z.enum(locales, { error: `expected one of ${locales.join(', ')}` });
