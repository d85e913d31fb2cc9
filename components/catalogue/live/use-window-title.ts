'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { catalogueTitle } from '@/lib/films/catalogue/catalogue-title';
import type { Results } from '../results';

/** Names the window after what is shown, as the server does for a page that is loaded. */
export function useWindowTitle({ query, answer }: Results, siteName: string) {
  const t = useTranslations('Catalogue');
  const title = `${catalogueTitle(query, answer, t)} – ${siteName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
