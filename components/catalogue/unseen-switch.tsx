import { useTranslations } from 'next-intl';

/**
 * Leaves out the films that a visitor has seen. The list of them is on the device and stays there, so this
 * needs a script; the page that the server draws has all films.
 */
export function UnseenSwitch({ chosen }: { chosen: boolean }) {
  const t = useTranslations('Catalogue');
  return (
    <label className="label invisible flex min-h-11 cursor-pointer items-center gap-3 py-1 in-[[data-scripted]]:visible noscript:hidden hover:underline">
      <input
        type="checkbox"
        name="unseen"
        value="1"
        defaultChecked={chosen}
        className="size-5 shrink-0 accent-signal"
      />
      <span>{t('unseen')}</span>
    </label>
  );
}
