import { useTranslations } from 'next-intl';
import { Poster } from '@/components/catalog/films/poster';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import type { Article } from '@/lib/shop/articles/article';
import { Prices } from './price-and-stock';

/** Width of the poster inside its square, by kind of article: a disc is smaller than a poster. */
const widths: Record<Article['kind'], string> = {
  'blu-ray': 'w-[52%]',
  dvd: 'w-[54%]',
  book: 'w-[56%]',
  poster: 'w-[62%]',
  voucher: 'w-[78%]',
};

/** `sizes` of the picture on a card, and at the head of its page. */
const onCard = '(min-width: 80rem) 18vw, (min-width: 40rem) 30vw, 46vw';
const atHead = '(min-width: 64rem) 54vw, (min-width: 48rem) 46vw, 92vw';

type Props = {
  article: Article;
  /** Whether it is the first visible picture, which is loaded eagerly. */
  first?: boolean;
  /** Whether it is at the head of its page. */
  large?: boolean;
};

/** An article's own picture, or else the posters of its films. */
export function ArticlePicture({ article, first = false, large = false }: Props) {
  const { image } = article;
  return (
    <div
      className={`relative overflow-hidden bg-raised ${large ? 'aspect-[4/3] md:aspect-square lg:aspect-[7/6]' : 'aspect-square'}`}
    >
      {image ? (
        <img
          {...pictureProps({ ...image, sizes: large ? atHead : onCard, width: 600, height: 600 })}
          {...(first && { fetchPriority: 'high', loading: 'eager' })}
          alt={image.alt.text}
          lang={image.alt.translated ? undefined : image.alt.lang}
          className="size-full object-contain"
        />
      ) : (
        <div className="absolute inset-y-0 left-1/2 grid aspect-square -translate-x-1/2 place-items-center">
          <PosterStack article={article} first={first} />
        </div>
      )}
    </div>
  );
}

function PosterStack({ article, first }: Required<Omit<Props, 'large'>>) {
  const [front, back] = article.films;
  const width = widths[article.kind];
  if (!front) return <VoucherPlaceholder article={article} className={width} />;
  return (
    <>
      {back && (
        <div className={`absolute translate-x-[22%] -translate-y-[5%] ${width}`}>
          <Poster film={back} alt="" sizes="20vw" />
        </div>
      )}
      <div className={`relative ${back ? '-translate-x-[14%] translate-y-[4%]' : ''} ${width}`}>
        <Poster film={front} alt="" sizes="20vw" first={first} />
      </div>
    </>
  );
}

/** Placeholder for an article without picture and film: its kind and price as text. */
function VoucherPlaceholder({ article, className }: { article: Article; className: string }) {
  const t = useTranslations('Shop');
  return (
    <div
      aria-hidden="true"
      className={`@container flex aspect-[3/2] flex-col justify-between bg-signal p-[8%] text-on-signal ${className}`}
    >
      <span className="label text-[min(0.8125rem,10cqi)]">{t(`kindOf.${article.kind}`)}</span>
      <span className="whitespace-nowrap font-bold text-[min(1.25rem,12cqi)] tracking-tight">
        <Prices prices={article.prices} alone />
      </span>
    </div>
  );
}
