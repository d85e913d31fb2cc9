import { MarkedText } from '@/components/rich-text/marked-text';
import { TitleText } from '@/components/rich-text/title-text';
import type { Title } from '@/lib/catalog/films/film';

type Props = {
  title: Title;
  /** Search matches to mark, `[from, until)`. */
  ranges?: readonly [number, number][];
  /** Set as a large title with optical margins (`TitleText`). Search matches are then not marked. */
  large?: boolean;
};

/** A film's title, with `lang` if it is not in the page's language. */
export function FilmTitle({ title, ranges = [], large }: Props) {
  const text = large ? (
    <TitleText text={title.text} />
  ) : (
    <MarkedText text={title.text} ranges={ranges} />
  );
  return title.translated ? text : <span lang={title.lang}>{text}</span>;
}
