import { notFound } from 'next/navigation';
import { MovieFront } from '@/components/movie/movie-front';
import { MoviePartLinks } from '@/components/movie/movie-part-links';
import { MovieParts } from '@/components/movie/movie-parts';
import { currentLocale } from '@/lib/i18n/current-locale';
import { getMoviePage, listMovieSlugs } from '@/lib/movie-page/get-movie-page';
import { movieMetadata } from '@/lib/seo/movie-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return listMovieSlugs();
}

export async function generateMetadata({ params }: PageProps<'/[locale]/movie/[slug]'>) {
  const { slug } = await params;
  return movieMetadata(slug, await currentLocale());
}

export default async function MoviePage({ params }: PageProps<'/[locale]/movie/[slug]'>) {
  const { slug } = await params;
  const movie = getMoviePage(slug, await currentLocale(), new Date());
  if (!movie) notFound();
  return (
    <>
      <MovieFront film={movie.film} />
      <MoviePartLinks parts={movie.parts} />
      <MovieParts movie={movie} />
    </>
  );
}
