import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import type { LabelledCount } from '@/lib/search/api/labelled-facets';
import type { PanelFacet } from '@/lib/search/query/facets';

type Props = {
  facet: PanelFacet;
  chosen: LabelledCount[];
  isAwaited: boolean;
  /** Asks for the values; undefined while there is no script for it. */
  ask: (() => void) | undefined;
};

/**
 * Stands for the values of a facet that are not there yet: they come by themselves. Without script, or where
 * they could not be had, they are asked for with the page, and nothing that was filled in is lost.
 */
export function FacetOffer({ facet, chosen, isAwaited, ask }: Props) {
  const t = useTranslations('Catalogue');
  const press = (event: MouseEvent) => {
    if (!ask) return;
    event.preventDefault();
    ask();
  };
  return (
    <>
      {chosen.map(({ value }) => (
        <input key={value} type="hidden" name={facet} value={value} />
      ))}
      {isAwaited ? (
        <p className="label animate-late py-3 text-muted">{t('searching')}</p>
      ) : (
        <button type="submit" name="open" value={facet} onClick={press} className="button">
          {t('showValues')}
        </button>
      )}
    </>
  );
}
