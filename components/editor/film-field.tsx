import { getTranslations } from 'next-intl/server';
import { getLibrary } from '@/lib/content/store/library';
import { contentPlace } from '@/lib/editor/content-place';
import type { Draft } from '@/lib/editor/drafts/draft';
import { hasFfmpeg } from '@/lib/editor/films/has-ffmpeg';
import { type FilmJobView, viewJobs } from '@/lib/editor/films/job-view';
import type { Locale } from '@/lib/i18n/locales';
import { FilmUpload } from './film-upload';

/** Data for the upload inputs of a film's media. */
export type FilmUploads = {
  slug: string;
  /** Id of another editor's draft that the form shows. */
  draft?: string | undefined;
  jobs: readonly FilmJobView[];
  /** Why no film can be uploaded: the site's films lie at another host, or there is no ffmpeg. */
  obstacle?: 'elsewhere' | 'noFfmpeg' | undefined;
  words: Record<string, string>;
};

type UploadsOf = {
  /** The editor to whose draft the films are added. */
  editor: string;
  draft: Draft | undefined;
  isOther: boolean;
  locale: Locale;
};

export async function readFilmUploads(
  slug: string,
  { editor, draft, isOther, locale }: UploadsOf,
): Promise<FilmUploads> {
  const t = await getTranslations({ locale, namespace: 'Editor' });
  return {
    ...{ slug, words: t.raw('film' as never) as Record<string, string> },
    draft: isOther ? draft?.id : undefined,
    jobs: viewJobs({ slug, editor, draft: draft?.source }, contentPlace()),
    obstacle: getLibrary().site.mediaUrl
      ? 'elsewhere'
      : (await hasFfmpeg())
        ? undefined
        : 'noFfmpeg',
  };
}

/** The path of a film's version to listen to, which has the same fields but takes no upload. */
const audio = 'film.media.audio';

/** The paths of fields that take a film; in a list it becomes a new entry. */
const fields: Record<string, FilmJobView['field']> = {
  'film.media.film': 'film',
  'film.trailers': 'trailer',
};

export const isFilmField = (path: string): boolean => path === audio || path in fields;

/** An input for a film at the fields that take one. */
export function FilmField({ films, path }: { films: FilmUploads | undefined; path: string }) {
  const field = fields[path];
  if (!films || !field) return null;
  const { obstacle, ...props } = films;
  if (!obstacle) return <FilmUpload {...props} field={field} />;
  return <p className="notice">{props.words[obstacle]}</p>;
}
