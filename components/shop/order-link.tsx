import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/article';
import { isSold } from '@/lib/shop/is-sold';
import { mailtoHref } from '@/lib/text/mailto-href';

/** Ordering is a letter to the house; what it does not have cannot be ordered. */
export function OrderLink({ article, email }: { article: Article; email: string }) {
  const t = useTranslations('Shop');
  if (!isSold(article)) return null;
  const subject = t('orderSubject', { title: article.title.text });
  return (
    <a
      href={mailtoHref(email, subject)}
      className="label mt-4 inline-flex min-h-11 items-center border-2 border-ink px-4 hover:bg-ink hover:text-paper"
    >
      {article.stock === 'pre-order' ? t('preOrder') : t('order')}
    </a>
  );
}
