import { notFound } from 'next/navigation';
import { MovieTranscript } from '@/components/movie/movie-transcript';
import { getTranscript, listTranscripts } from '@/lib/catalog/films/transcript';
import { inEveryState } from '@/lib/content/store/library';
import { currentLocale } from '@/lib/i18n/current-locale';
import { transcriptMetadata } from '@/lib/seo/metadata/movie-metadata';

export function generateStaticParams() {
  return inEveryState(() => listTranscripts().map((slug) => ({ slug })));
}

export async function generateMetadata({ params }: PageProps<'/[locale]/movie/[slug]/transcript'>) {
  return transcriptMetadata((await params).slug, await currentLocale());
}

/**
 * Transcript of a film. It has a separate page, because the transcript of a long film has three times the size of the
 * film's page.
 */
export default async function TranscriptPage({
  params,
}: PageProps<'/[locale]/movie/[slug]/transcript'>) {
  const transcript = getTranscript((await params).slug, await currentLocale());
  if (!transcript) notFound();
  return <MovieTranscript {...transcript} />;
}
