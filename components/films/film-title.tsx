import type { Title } from '@/lib/films/film';

/** A film's title, named in its language where that is not the page's. */
export function FilmTitle({ title }: { title: Title }) {
  return title.translated ? title.text : <span lang={title.lang}>{title.text}</span>;
}
