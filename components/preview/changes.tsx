import { Section } from '@/components/layout/section';
import { type Change, changeKinds } from '@/lib/site/preview/changes';
import { formatPreviewMoment } from '@/lib/site/preview/preview';
import type { PreviewPageProps, PreviewTranslator } from './preview-messages';
import { CountedHeading, RecordLine } from './record-line';

/** Records that were added, changed or removed since the published build, with the fields that differ. */
export function Changes(props: PreviewPageProps) {
  const { preview, t, locale } = props;
  const { changes, timeZone } = preview;
  if (!changes)
    return <Section title={t('changes.title')}>{t('changes.nothingToCompare')}</Section>;
  const { since, list } = changes;
  return (
    <Section title={<CountedHeading count={list.length}>{t('changes.title')}</CountedHeading>}>
      {since && <p>{t('changes.since', { when: formatPreviewMoment(since, locale, timeZone) })}</p>}
      {list.length === 0 && <p>{t('changes.unchanged')}</p>}
      {changeKinds.map((kind) => {
        const changesOfKind = list.filter((change) => change.kind === kind);
        return (
          changesOfKind.length > 0 && (
            <section key={kind} className="not-first:mt-8">
              <h3 className="font-bold text-xl">
                <CountedHeading count={changesOfKind.length}>
                  {t(`changes.kinds.${kind}`)}
                </CountedHeading>
              </h3>
              <ul>
                {changesOfKind.map(({ name, fields }) => (
                  <RecordLine key={name} {...props} name={name}>
                    {fields.length > 0 && <Fields {...{ t, fields }} />}
                  </RecordLine>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Section>
  );
}

function Fields({ t, fields }: { t: PreviewTranslator; fields: Change['fields'] }) {
  const valueOrNothing = (words: string | undefined) => words ?? <i>{t('changes.nothing')}</i>;
  return (
    <dl>
      {fields.map(({ field, before, after }) => (
        <div
          key={field}
          className="grid gap-x-6 gap-y-0.5 border-line border-t border-dotted py-1.5 lg:grid-cols-[1fr_2fr_2fr]"
        >
          <dt className="text-muted text-sm">{field}</dt>
          <dd>
            <del
              className={`text-muted ${before === undefined ? 'no-underline' : 'decoration-signal'}`}
            >
              <span className="sr-only">{t('changes.before')} </span>
              {valueOrNothing(before)}
            </del>
          </dd>
          <dd>
            <ins className="no-underline">
              <span className="sr-only">{t('changes.after')} </span>
              {valueOrNothing(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
