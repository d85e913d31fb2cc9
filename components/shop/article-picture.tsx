import { Poster } from '@/components/films/poster';
import { pictureProps } from '@/lib/pictures/picture-props';
import type { Article } from '@/lib/shop/article';
import { VoucherTile } from './voucher-tile';

/** Width of the thing on its ground, so that a disc looks like a disc beside a poster. */
const widths: Record<Article['kind'], string> = {
  'blu-ray': 'w-[52%]',
  dvd: 'w-[54%]',
  book: 'w-[56%]',
  poster: 'w-[62%]',
  voucher: 'w-[78%]',
};

/** How wide a tile of the shop is. */
const shown = '(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 92vw';

type Props = {
  article: Article;
  /** Whether it is the picture that a visitor sees first: it is fetched at once. */
  first?: boolean;
};

/** An article's own picture, or the posters of its films laid on the counter. */
export function ArticlePicture({ article, first = false }: Props) {
  const [front, back] = article.films;
  return (
    <div className="relative grid aspect-square place-items-center overflow-hidden bg-raised">
      {article.image ? (
        <img
          {...pictureProps({ ...article.image, sizes: shown, width: 600, height: 600 })}
          {...(first && { fetchPriority: 'high', loading: 'eager' })}
          alt={article.image.alt.text}
          className="size-full object-contain"
        />
      ) : front ? (
        <>
          {back && (
            <div className={`absolute translate-x-[22%] -translate-y-[5%] ${widths[article.kind]}`}>
              <Poster film={back} alt="" sizes="20vw" />
            </div>
          )}
          <div
            className={`relative ${back ? '-translate-x-[14%] translate-y-[4%]' : ''} ${widths[article.kind]}`}
          >
            <Poster film={front} alt="" sizes="20vw" first={first} />
          </div>
        </>
      ) : (
        <VoucherTile article={article} className={widths[article.kind]} />
      )}
    </div>
  );
}
