import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { hasLists } from '@/lib/builds/switches';
import { positionsKey } from '@/lib/player/resume/positions';
import { ContinueFilms } from './continue-films';
import { begunWords } from './lists-words';

const id = 'continue';

/**
 * Shows the row before the page is first drawn, where this device has anything to go on with: so that
 * nothing moves when the films come. As a text: React warns of a script it would draw itself, as it
 * does after a soft navigation, where it cannot run.
 */
const showAtOnce = `<script>try{if(Object.keys(JSON.parse(localStorage.getItem('${positionsKey}')||'{}')).length)document.getElementById('${id}-row').hidden=false}catch{}</script>`;

/** The films that were begun on this device, where there are any. */
export function ContinueRow() {
  const t = useTranslations('Lists');
  const { Lists: words } = useMessages();
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
          <ContinueFilms rowId={`${id}-row`} locale={locale} words={begunWords(words)} />
        </Section>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, it must run while the page is read. */}
      <div hidden dangerouslySetInnerHTML={{ __html: showAtOnce }} />
    </>
  );
}
