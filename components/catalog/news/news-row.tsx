import { LocaleLink } from '@/components/navigation/locale-link';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Picture } from '@/lib/catalog/films/picture';
import type { NewsItem } from '@/lib/catalog/news/news-item';
import { teaser } from '@/lib/catalog/news/teaser';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { NewsDate } from './news-date';

type Props = {
  item: NewsItem;
  /** In the list of all news: larger, and without the year, which is the list's heading. */
  listed?: boolean;
};

/** A news item as a row: date, title, summary, picture. The link covers the whole row. */
export function NewsRow({ item, listed = false }: Props) {
  const { text, lang, translated } = teaser(item);
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 py-5 md:grid-cols-[8.5rem_minmax(0,1fr)_auto] md:grid-rows-[auto_1fr] md:items-baseline md:gap-x-6">
      <p className="label text-muted tabular-nums max-md:col-span-2">
        <NewsDate date={item.date} year={!listed} />
      </p>
      <h3
        className={`max-md:col-span-2 ${listed ? 'display-2 max-sm:text-2xl max-sm:[font-stretch:88%]' : 'display-3'}`}
      >
        <LocaleLink href={item.path} className="title-link">
          <LocalWords value={item.title} large={listed} />
        </LocaleLink>
      </h3>
      <p
        lang={translated ? undefined : lang}
        className="max-w-[60ch] text-pretty text-muted leading-snug md:col-start-2"
      >
        {text}
      </p>
      {item.picture && <NewsPicture picture={item.picture} />}
    </article>
  );
}

/** Small picture of a news item. No alternative text here; the item's page has it. */
function NewsPicture({ picture }: { picture: Picture }) {
  return (
    <img
      {...pictureProps({
        ...picture,
        ...{ width: 480, height: 320, sizes: '(min-width: 48rem) 11rem, 6rem' },
      })}
      alt=""
      className="mt-1 aspect-[3/2] w-24 self-start bg-raised max-[20rem]:hidden object-cover md:col-start-3 md:row-span-2 md:row-start-1 md:w-44"
    />
  );
}
