import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

/** A table in an editor's text: where it is wider than its page, it is scrolled alone, by keys too. */
export function RichTable({ children }: Pick<ComponentProps<'table'>, 'children'>) {
  const t = useTranslations('RichText');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and a section would be a landmark for each table
    <div role="group" aria-label={t('table')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">{children}</table>
    </div>
  );
}

/** The head of a column; `style` says where its words stand. */
export function RichHead({ children, style }: Pick<ComponentProps<'th'>, 'children' | 'style'>) {
  return (
    <th scope="col" style={style}>
      {children}
    </th>
  );
}
