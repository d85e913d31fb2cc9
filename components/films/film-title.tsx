import { MarkedText } from '@/components/rich-text/marked-text';
import type { Title } from '@/lib/films/film';

/** `ranges`: what is marked in it, `[from, until)`. */
type Props = { title: Title; ranges?: readonly [number, number][] };

/** A film's title, named in its language where that is not the page's. */
export function FilmTitle({ title, ranges = [] }: Props) {
  const text = <MarkedText text={title.text} ranges={ranges} />;
  return title.translated ? text : <span lang={title.lang}>{text}</span>;
}
