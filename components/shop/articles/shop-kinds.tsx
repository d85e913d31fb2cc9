import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/shop/articles/article';

type Props = { kinds: { kind: Article['kind']; count: number }[] };

/** Jump links to the kinds of articles in the shop. */
export function ShopKinds({ kinds }: Props) {
  const t = useTranslations('Shop');
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={t('kindsLabel')} className="shell mt-6 md:mt-8">
      <ul className="label flex flex-wrap gap-2">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <a
              href={`#${kind}`}
              className="inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 hover:bg-ink hover:text-paper"
            >
              {t(`kinds.${kind}`)}
              <span className="font-normal tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
