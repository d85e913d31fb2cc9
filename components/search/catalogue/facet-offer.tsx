import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import type { LabelledCount } from '@/lib/search/api/labelled-facets';
import type { PanelFacet } from '@/lib/search/query/facets';

type Props = {
  facet: PanelFacet;
  chosen: LabelledCount[];
  isAwaited: boolean;
  /** Requests the values; undefined without scripts. */
  ask: (() => void) | undefined;
};

/**
 * Placeholder for facet values that are not loaded yet; scripts load them. Without scripts, or after a
 * failure, a submit button loads them with the page and keeps the form's input.
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
