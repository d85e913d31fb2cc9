import { useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/runtime';
import type { Collection } from '@/lib/catalog/collections/collection';

/** Total running time of a collection; "at least" if the running time of a film is unknown. */
export function CollectionRuntime({
  collection: { runtime, isLonger },
}: {
  collection: Collection;
}) {
  const t = useTranslations('Collection');
  const time = () => <Runtime minutes={runtime} />;
  return isLonger ? t.rich('atLeast', { time }) : time();
}
