import { notFound } from 'next/navigation';
import { FramedFilm } from '@/components/player/embedded/framed-film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { listEmbeddableSlugs } from '@/lib/movie-page/get-movie-page';
import { embedMetadata } from '@/lib/seo/metadata/movie-metadata';

type Props = { params: Promise<{ slug: string }> };

/** Prerenders only some films, like the film pages. */
export function generateStaticParams() {
  return inEveryState(listEmbeddableSlugs);
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return embedMetadata(slug, await currentLocale());
}

/** A film's player alone, for embedding in other sites. Only for films that are released for embedding. */
export default async function EmbedPage({ params }: Props) {
  const { slug } = await params;
  const film = getFilm(slug, await currentLocale());
  if (!film?.embed) notFound();
  return <FramedFilm film={film} />;
}
