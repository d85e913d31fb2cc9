import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/layout/structured-data';
import { MovieHero } from '@/components/movie/movie-hero';
import { MovieParts } from '@/components/movie/movie-parts';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getMoviePage, listMovieSlugs } from '@/lib/movie-page/get-movie-page';
import { movieMetadata } from '@/lib/seo/metadata/movie-metadata';
import { filmPage } from '@/lib/seo/structured-data/film-page';

type Props = { params: Promise<{ slug: string }> };

/** Prerenders only some films: the server renders the others on their first request (lib/server/on-demand). */
export function generateStaticParams() {
  return inEveryState(listMovieSlugs);
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return movieMetadata(slug, await currentLocale());
}

export default async function MoviePage({ params }: Props) {
  const { slug } = await params;
  const locale = await currentLocale();
  const now = new Date();
  const movie = getMoviePage(slug, locale, now);
  if (!movie) notFound();
  return (
    <>
      <MovieHero {...movie} />
      <MovieParts movie={movie} />
      <StructuredData things={await filmPage(movie, locale, now)} />
    </>
  );
}
