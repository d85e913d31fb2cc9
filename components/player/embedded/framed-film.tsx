import './embedded.css';
import { useLocale, useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import { NativePlayer, Unplayable } from '@/components/player/native-player';
import { usePlayerProps } from '@/components/player/player-props';
import { isThirdPartyTag } from '@/lib/ads/tag-url';
import { findEmbeddableMedia } from '@/lib/catalog/films/embed-page';
import type { Film, Media } from '@/lib/catalog/films/film';
import { localePath } from '@/lib/i18n/locales';
import { scenePath } from '@/lib/posters/poster-path';
import { framedMeta } from '@/lib/security/policy-meta';
import { getSite } from '@/lib/site/get-site';
import { FramedClickToPlay } from './framed-click-to-play';

/** The embed page of a film: the player, and below it a link to the film's page. */
export function FramedFilm({ film }: { film: Film }) {
  const t = useTranslations('Embed');
  const locale = useLocale();
  const { slug, title } = film;
  const media = findEmbeddableMedia(film, locale, new Date());
  const page = localePath(`/movie/${slug}`, locale);
  return (
    <main className="framed">
      <meta name={framedMeta} content="anywhere" />
      {media?.type === 'video' ? (
        <FramedPlayer film={film} media={media} />
      ) : (
        <div className="framed-picture">
          <img src={media?.poster ?? scenePath(slug)} alt="" width={1200} height={500} />
          {media ? (
            <FramedPlayer film={film} media={media} />
          ) : (
            <p className="framed-notice">{t('over')}</p>
          )}
        </div>
      )}
      <h1 className="framed-row">
        <a href={page} target="_blank" rel="noopener">
          <span lang={title.translated ? undefined : title.lang}>{title.text}</span>
          <span className="framed-site-name">
            {getSite(locale).name}
            <Arrow sign="↗" />
          </span>
        </a>
      </h1>
    </main>
  );
}

/**
 * The player of the film's page. Third-party ads are off, because the visitors of the embedding site have not
 * been asked for consent.
 */
function FramedPlayer({ film, media }: { film: Film; media: Media }) {
  const { player } = getSite(useLocale());
  const { props, error } = usePlayerProps(media, film);
  if (!props) return <Unplayable error={error} />;
  const native = <NativePlayer media={media} title={props.source.title} />;
  if (player === false) return native;
  const { ads, ...playerProps } = props;
  const played = { ...props.film, framed: true } as const;
  // No autoplay on other sites.
  const source = { ...props.source, autoplay: false };
  const ownAds = ads && !isThirdPartyTag(ads) ? ads : undefined;
  return (
    <>
      <noscript>{native}</noscript>
      <FramedClickToPlay {...playerProps} source={source} film={played} ads={ownAds} />
    </>
  );
}
