import { useLocale, useTranslations } from 'next-intl';
import type { Media } from '@/lib/catalog/films/film';
import { displayName } from '@/lib/i18n/display-name';
import { showsAtFirst } from '@/lib/player/captions/shows-at-first';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { ratioStyle } from './ratio-style';

/** Native browser controls. Only the poster is loaded before the visitor presses play. */
export function NativePlayer({ media, title }: { media: Media; title: string }) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const Element = media.type;
  const shown = showsAtFirst(undefined, media.tracks) ? 'subtitles' : 'captions';
  const poster = media.type === 'video' ? { poster: media.poster, playsInline: true } : {};
  return (
    <figure
      className={media.type === 'video' ? 'front' : 'shell mt-6'}
      style={ratioStyle(media.ratio)}
    >
      <Element
        controls
        preload="none"
        crossOrigin={crossOrigin(media.tracks) ?? undefined}
        aria-label={title}
        {...poster}
        className={media.type === 'video' ? 'stage aspect-(--ratio,16/9)' : 'w-full'}
      >
        {media.sources.map(
          (source) =>
            source.provider === 'html5' && (
              <source key={source.src} src={source.src} type={source.type} />
            ),
        )}
        {media.tracks.map(({ kind, srclang, src }) => (
          <track
            key={src}
            kind={kind}
            srcLang={srclang}
            src={src}
            label={displayName('language', srclang, locale)}
            default={kind === shown && srclang === locale}
          />
        ))}
        {t('unsupported')} <a href={media.sources[0]?.src}>{t('download')}</a>
      </Element>
    </figure>
  );
}
