import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { articleKinds } from '@/lib/shop/articles/article';

/** Admin messages. The locale is an argument, because admin URLs have no language prefix. */
export function getAdminTranslator(locale: Locale) {
  return getTranslations({ locale, namespace: 'Admin' });
}

export type AdminTranslator = Awaited<ReturnType<typeof getAdminTranslator>>;

/** Formatter of article kinds; a kind that the shop no longer has keeps its key. */
export async function getArticleKindFormatter(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Shop.kindOf' });
  return (kind: string) => {
    const articleKind = articleKinds.find((name) => name === kind);
    return articleKind ? t(articleKind) : kind;
  };
}
