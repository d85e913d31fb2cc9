import { notFound } from 'next/navigation';
import { MovieAbout } from '@/components/movie/movie-about';
import { MovieArticles } from '@/components/movie/movie-articles';
import { MovieCollections } from '@/components/movie/movie-collections';
import { MovieCredits } from '@/components/movie/movie-credits';
import { MovieHead } from '@/components/movie/movie-head';
import { MoviePartLinks } from '@/components/movie/movie-part-links';
import { MoviePress } from '@/components/movie/movie-press';
import { MovieRelated } from '@/components/movie/movie-related';
import { MovieScreen } from '@/components/movie/movie-screen';
import { MovieStills } from '@/components/movie/movie-stills';
import { MovieVersions } from '@/components/movie/movie-versions';
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
  const movie = getMoviePage(slug, await currentLocale());
  if (!movie) notFound();
  return (
    <>
      <MovieHead film={movie.film} />
      <MoviePartLinks parts={movie.parts} />
      <MovieScreen film={movie.film} />
      <MovieAbout film={movie.film} />
      <MoviePress film={movie.film} />
      <MovieStills film={movie.film} />
      <MovieCredits film={movie.film} />
      <MovieVersions film={movie.film} />
      <MovieCollections film={movie.film} collections={movie.collections} />
      <MovieRelated films={movie.related} />
      <MovieArticles articles={movie.articles} />
    </>
  );
}
