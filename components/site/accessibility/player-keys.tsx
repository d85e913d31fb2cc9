import { useMessages, useTranslations } from 'next-intl';
import { shortcutRows } from '@/lib/player/keys/shortcut-rows';

/** The player's keyboard shortcuts, as in the player's own help. */
export function PlayerKeys() {
  const t = useTranslations('Access.keys');
  const rows = shortcutRows(useMessages().Player, true);
  return (
    <>
      <p className="max-w-[64ch] text-lg leading-snug">{t('intro')}</p>
      <dl className="mt-6 gap-x-8 lg:columns-2">
        {rows.map(({ keys, does }) => (
          <div
            key={does}
            className="flex break-inside-avoid flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t py-2.5"
          >
            <dt className="flex max-w-full shrink-0 basis-40 flex-wrap gap-1">
              {keys.map((key) =>
                key === '…' ? (
                  <span key={key}>…</span>
                ) : (
                  <kbd
                    key={key}
                    className="min-w-8 border-2 border-ink px-1.5 py-0.5 text-center font-bold font-sans text-sm"
                  >
                    {key}
                  </kbd>
                ),
              )}
            </dt>
            <dd className="min-w-0 flex-1 basis-40">{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
