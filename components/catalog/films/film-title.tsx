import { LargeWords } from '@/components/rich-text/large-words';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Title } from '@/lib/catalog/films/film';

type Props = {
  title: Title;
  /** What is marked in it, `[from, until)`. */
  ranges?: readonly [number, number][];
  /** At the size of a poster's. */
  large?: boolean;
};

/** A film's title, named in its language where that is not the page's. */
export function FilmTitle({ title, ranges = [], large }: Props) {
  const text = large ? (
    <LargeWords text={title.text} />
  ) : (
    <MarkedText text={title.text} ranges={ranges} />
  );
  return title.translated ? text : <span lang={title.lang}>{text}</span>;
}
