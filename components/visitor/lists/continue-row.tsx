import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/links';
import { hasLists } from '@/lib/builds/build-constants';
import { positionsKey } from '@/lib/player/resume/positions';
import { ContinueFilms } from './continue-films';
import { begunMessages } from './lists-messages';

const id = 'continue';

/**
 * Shows the row before the first paint if this device has started films, so that the layout does not shift. It is an
 * HTML string, because React warns about script elements that it creates in the browser. After a client-side
 * navigation the script does not run; `ContinueFilms` then shows the row.
 */
const showAtOnce = `<script>try{if(Object.keys(JSON.parse(localStorage.getItem('${positionsKey}')||'{}')).length)document.getElementById('${id}-row').hidden=false}catch{}</script>`;

/** Films started on this device; hidden if there are none. */
export function ContinueRow() {
  const t = useTranslations('Lists');
  const { Lists: messages } = useMessages();
  const locale = useLocale();
  if (!hasLists) return null;
  return (
    <>
      <div id={`${id}-row`} hidden suppressHydrationWarning>
        <Section
          id={id}
          title={t('continue')}
          aside={<MoreLink href="/a-voir">{t('notices.open')}</MoreLink>}
        >
          <ContinueFilms rowId={`${id}-row`} locale={locale} messages={begunMessages(messages)} />
        </Section>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, it must run while the page is read. */}
      <div hidden dangerouslySetInnerHTML={{ __html: showAtOnce }} />
    </>
  );
}
