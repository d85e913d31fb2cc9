import { useLocale, useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import type { Media } from '@/lib/catalog/films/film';
import type { Embed } from '@/lib/catalog/films/player-source';
import { displayName } from '@/lib/i18n/intl-format';
import { showsCaptionsInitially } from '@/lib/player/captions/track-language';
import { crossOrigin } from '@/lib/player/source/cross-origin';
import { setupMessages } from '@/lib/player/source/setup-messages';
import { ratioStyle } from './player-area';

/** Native browser controls. Only the poster is loaded before the visitor presses play. */
export function NativePlayer({ media, title }: { media: Media; title: string }) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const Element = media.type;
  const shown = showsCaptionsInitially(undefined, media.tracks) ? 'subtitles' : 'captions';
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

type Props = { media: Media; title: string; embed?: Embed };

/** A film on a site with the player switched off: native controls, or a link to the provider's page. */
export function PlainPlayer({ media, title, embed }: Props) {
  const t = useTranslations('Player');
  return (
    <div data-player-error={setupMessages.disabled}>
      {embed ? (
        <p className="shell pt-8">
          <a
            href={embed.page}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {t('embedOpen', { provider: embed.name })}
            <Arrow sign="↗" />
          </a>
        </p>
      ) : (
        <NativePlayer media={media} title={title} />
      )}
    </div>
  );
}

/**
 * Shown instead of a player if the film's media description is invalid. `error` is written to a data
 * attribute for debugging.
 */
export function Unplayable({ error }: { error: string }) {
  const t = useTranslations('Player');
  return (
    <p data-player-error={error} className="shell pt-8">
      {t('invalid')}
    </p>
  );
}
