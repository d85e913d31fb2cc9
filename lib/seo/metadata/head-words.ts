import type { useTranslations } from 'next-intl';

/** The words that only the heads of pages have. */
export type HeadWords = ReturnType<typeof useTranslations<'Head'>>;
