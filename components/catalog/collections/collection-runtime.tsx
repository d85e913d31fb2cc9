import { useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/runtime';
import type { Collection } from '@/lib/catalog/collections/collection';

/** How long the films of a collection are together, as far as that is known. */
export function CollectionRuntime({
  collection: { runtime, isLonger },
}: {
  collection: Collection;
}) {
  const t = useTranslations('Collection');
  const time = () => <Runtime minutes={runtime} />;
  return isLonger ? t.rich('atLeast', { time }) : time();
}
