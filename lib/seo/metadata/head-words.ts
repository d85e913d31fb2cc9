import type { useTranslations } from 'next-intl';

/** Messages for metadata. */
export type HeadWords = ReturnType<typeof useTranslations<'Head'>>;
