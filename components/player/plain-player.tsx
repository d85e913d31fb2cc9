import { useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import type { Media } from '@/lib/catalog/films/film';
import type { Embed } from '@/lib/catalog/films/player-source/find-embed';
import { setupMessages } from '@/lib/player/source/setup-messages';
import { NativePlayer } from './native-player';

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
