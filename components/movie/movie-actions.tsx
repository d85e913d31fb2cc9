import { useLocale, useTranslations } from 'next-intl';
import { FollowButton } from '@/components/visitor/follows/follow-button';
import { ListButton } from '@/components/visitor/lists/film-marks';
import { ShareButton } from '@/components/visitor/sharing/share-button';
import { ShareMoment } from '@/components/visitor/sharing/share-moment';
import { hasLists } from '@/lib/builds/build-constants';
import { isWatchable } from '@/lib/catalog/films/availability';
import { embedPath } from '@/lib/catalog/films/embed-page';
import type { Film } from '@/lib/catalog/films/film';
import { localePath } from '@/lib/i18n/locales';
import { movieScreen } from '@/lib/movie-page/get-movie-page';
import { embedFrameHtml, fitFrame } from '@/lib/seo/oembed/embed-frame';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { listWays } from '@/lib/visitor/follows/list-ways';
import { listNames } from '@/lib/visitor/lists/lists';

/**
 * Actions for a film: watchlist, watched, follow (if it cannot be watched on this site), share,
 * embed (if allowed).
 */
export function MovieActions({ film: shown, now }: { film: Film; now: Date }) {
  const t = useTranslations();
  const locale = useLocale();
  const { slug, title } = shown;
  const film = { slug, title: title.text };
  return (
    <div className="flex min-h-10 flex-wrap gap-2 print:hidden">
      {hasLists &&
        listNames.map((list) => (
          <ListButton
            key={list}
            {...{ ...film, list }}
            messages={{
              add: t(`Lists.buttons.${list}.add`),
              added: t(`Lists.buttons.${list}.added`),
            }}
          />
        ))}
      {!isWatchable(shown, now) && (
        <FollowButton
          page={`movie/${slug}`}
          title={title.text}
          ways={listWays([shown], locale, now)}
        />
      )}
      <ShareButton path={`/movie/${slug}`} title={title.text} />
      <ShareMoment {...film} type={movieScreen(shown, now) ? 'video' : 'audio'} />
      {shown.embed && <EmbedCode film={shown} />}
    </div>
  );
}

/** The embed code of a film that other sites may embed; a click selects it. */
function EmbedCode({ film: { slug, title, media } }: { film: Film }) {
  const t = useTranslations('Embed');
  const locale = useLocale();
  const frame = fitFrame((media.film ?? media.trailer)?.ratio ?? '16:9', { width: 640 });
  const src = new URL(localePath(embedPath(slug), locale), siteUrl()).href;
  const code = embedFrameHtml({ ...frame, src, title: `${title.text} – ${getSite(locale).name}` });
  return (
    <details className="open:basis-full">
      <summary className="action">
        <span aria-hidden="true">‹›</span> {t('embed')}
      </summary>
      <p className="mt-3 text-muted text-sm">{t('copy')}</p>
      <code className="mt-2 block select-all break-all border-2 border-ink p-3 text-sm">
        {code}
      </code>
    </details>
  );
}
