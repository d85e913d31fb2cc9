import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/page-title';
import { Arrow } from '@/components/navigation/arrow';
import { LocaleLink } from '@/components/navigation/links';
import { NotFoundMessage } from './not-found-message';

/** 404 page: the translated words, links onwards, and last the server's English message. */
export function PageNotFound() {
  const t = useTranslations('NotFound');
  return (
    <div className="shell pt-10 md:pt-16">
      <p className="label text-signal">404</p>
      <PageTitle text={t('title')} className="mt-3" />
      <p className="mt-6 max-w-[60ch] text-lg md:text-xl">{t('words')}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LocaleLink href="/catalogue" className="button">
          {t('catalogue')}
          <Arrow />
        </LocaleLink>
        <LocaleLink href="/" className="label py-2 underline underline-offset-4">
          {t('home')}
        </LocaleLink>
      </p>
      <NotFoundMessage label={t('serverMessage')} />
    </div>
  );
}
