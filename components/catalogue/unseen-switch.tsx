import { useTranslations } from 'next-intl';

/**
 * Leaves out the films that a visitor has seen. The list of them is on the device and stays there, so this
 * needs a script; the page that the server draws has all films.
 */
export function UnseenSwitch({ chosen }: { chosen: boolean }) {
  const t = useTranslations('Catalogue');
  return (
    <label className="facet-value invisible in-[[data-scripted]]:visible noscript:hidden">
      <input type="checkbox" name="unseen" value="1" defaultChecked={chosen} />
      <span>{t('unseen')}</span>
    </label>
  );
}
