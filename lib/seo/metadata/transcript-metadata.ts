import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfFilm } from '@/lib/seo/share-images/shared-picture';
import { pageMetadata } from './page-metadata';

/** Metadata of a transcript page. It is indexed, because its text is unique. */
export async function transcriptMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Transcript' });
  const words = { title: film.title.text, year: film.year };
  return pageMetadata(
    {
      path: `/movie/${slug}/transcript`,
      title: t('of', words),
      description: t('description', words),
      picture: await pictureOfFilm(film, locale),
    },
    locale,
  );
}
