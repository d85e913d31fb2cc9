import type { AdminWords } from './admin-words';

type Props = { t: AdminWords; page: number; hasMore: boolean; href: (page: number) => string };

/** Links to the previous and next page of a long list. */
export function PagesLink({ t, page, hasMore, href }: Props) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pages" aria-label={t('morePages')}>
      {page > 1 && <a href={href(page - 1)}>{t('before')}</a>}
      {hasMore && <a href={href(page + 1)}>{t('after')}</a>}
    </nav>
  );
}
