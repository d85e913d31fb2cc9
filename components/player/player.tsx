import { useLocale, useTranslations } from 'next-intl';
import type { Film, Media } from '@/lib/films/film';
import { findEmbed } from '@/lib/player/find-embed';
import { EmbedPlayer } from './embed-player';
import { NativePlayer } from './native-player';

/** The place where a film runs: the site's own file, or one that lies elsewhere and waits for a click. */
export function Player({ media, film }: { media: Media; film: Film }) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const title = media.title?.[locale] ?? film.title.text;
  const embed = findEmbed(media.sources);
  if (!embed) return <NativePlayer media={media} title={title} />;
  const { name: provider } = embed;
  return (
    <EmbedPlayer
      title={title}
      embed={embed}
      slug={film.slug}
      words={{
        notice: t('embedNotice', { provider }),
        load: t('embedLoad', { provider }),
        open: t('embedOpen', { provider }),
      }}
    />
  );
}
