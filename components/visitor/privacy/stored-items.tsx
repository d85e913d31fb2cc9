import { useLocale, useTranslations } from 'next-intl';
import { capitalised } from '@/lib/primitives/text/capitalised';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { listStored } from '@/lib/visitor/privacy/list-stored';
import { ForgetButton } from './forget-button';

/** Everything that the site stores in the browser: purpose, duration, and a delete button. */
export function StoredItems() {
  const t = useTranslations('Kept');
  const kept = listStored(getShopConfig(useLocale()));
  return (
    <ul>
      {kept.map((one) => {
        const { name, key, where } = one;
        const thing = t(`things.${name}.name`);
        return (
          <li
            key={name}
            className="grid gap-x-8 gap-y-2 border-line border-t py-5 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div>
              <h3 className="display-3">{capitalised(thing)}</h3>
              <p className="mt-1 max-w-[56ch] text-lg leading-snug">{t(`things.${name}.why`)}</p>
              <p className="mt-2 text-muted text-sm">
                {t('key')} <code className="wrap-anywhere">{key}</code>
              </p>
            </div>
            <div className="md:text-right">
              <p className="label pt-1.5">{t(`where.${'lasts' in one ? one.lasts : where}`)}</p>
              <ForgetButton
                name={name}
                words={{
                  none: t('none'),
                  forget: t('forget'),
                  label: t('forgetThing', { thing }),
                  forgotten: t('forgotten'),
                  refused: t('refused'),
                }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
