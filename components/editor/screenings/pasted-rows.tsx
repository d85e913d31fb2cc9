import type { TableColumn } from '@/lib/content/validate/screenings/table-columns';
import type { Field } from '@/lib/editor/form/field';
import type { FormContext } from '@/lib/editor/form/leaf-inputs';
import type { CheckedRow } from '@/lib/editor/screenings/check-pasted';
import { formatLongDay, localiseTime } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { readDay } from '@/lib/primitives/time/read-day';
import { Datalists } from '../entry-form';
import type { FieldWords } from '../field-words';
import { datalistId } from '../form-view';
import { issueSentence } from '../issue-sentence';
import { createRowView } from '../row-view';

type TableProps = {
  words: FieldWords;
  locale: Locale;
  context: FormContext;
  /** The fields of a screening. */
  field: Field;
  week: string;
  heads: readonly string[];
  rows: readonly CheckedRow[];
};

/** Columns that the editor can choose from. */
const choosable = [
  ...(['film', 'date', 'time', 'venue', 'town', 'version', 'language', 'subtitles'] as const),
  ...(['booking', 'guest', 'note', 'state'] as const),
] satisfies readonly TableColumn[];

/** A pasted table. Cells with issues can be corrected in place; rows without issues can be added to the drafts. */
export function PastedRows(props: TableProps) {
  const { words, week, heads, rows, field } = props;
  const { editor: t } = words;
  const shown = heads.flatMap((head, at) =>
    head && (at < 6 || rows.some(({ cells }) => cells[at])) ? [{ head, at }] : [],
  );
  const ready = rows.filter(({ value }) => value).length;
  return (
    <form method="post" action="/desk/content/do/paste" className="entry" autoComplete="off">
      <button
        type="submit"
        name="do"
        value="check"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
      >
        {t('paste.check')}
      </button>
      <input type="hidden" name="week" value={week} />
      <p role="status">
        <b>{t('paste.ready', { count: ready })}</b>{' '}
        {rows.length > ready && (
          <b className="off">{t('paste.faulty', { count: rows.length - ready })}</b>
        )}
      </p>
      <table className="pasted">
        <thead>
          <tr>
            {shown.map(({ head }) => (
              <th key={head} scope="col">
                {columnLabel(head, words)}
              </th>
            ))}
            <th scope="col">{t('paste.skip')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at} className={row.value ? undefined : 'faulty'}>
              {shown.map(({ head, at }) => (
                <td key={head} data-label={columnLabel(head, words)}>
                  <Cell {...props} row={row} head={head} text={row.cells[at] ?? ''} />
                </td>
              ))}
              <td data-label={t('paste.skip')}>
                <input
                  type="checkbox"
                  name={`skip-${row.at}`}
                  aria-label={t('paste.skipRow', { row: row.at })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Columns {...props} />
      <Datalists view={createRowView({ ...props, field, value: {}, issues: [] })} form={field} />
      <div className="entry-buttons">
        {ready > 0 && (
          <button type="submit" name="do" value="take">
            {t('paste.take', { count: ready })}
          </button>
        )}
        <button type="submit" name="do" value="check" className="quiet">
          {t('paste.again')}
        </button>
      </div>
      <p>
        <button type="submit" name="do" value="discard" className="quiet">
          {t('paste.discard')}
        </button>
      </p>
    </form>
  );
}

const columnLabel = (column: string, { t, label }: FieldWords) =>
  column === 'date'
    ? t('day')
    : column === 'time'
      ? t('time')
      : label(`screenings.screenings.${column}`);

type CellProps = TableProps & { row: CheckedRow; head: string; text: string };

/** A cell as it was read. One with an issue is an input, with buttons for similar names. */
function Cell(props: CellProps) {
  const { words, locale, context, rows, heads, row, head, text } = props;
  const { editor: t } = words;
  const own = row.issues.filter(({ column }) => column === head);
  if (own.length === 0)
    return (
      <>
        {shownText(head, text, locale, context)}
        <Remark {...props} />
      </>
    );
  const list = head === 'film' ? 'films' : head === 'venue' ? 'venues' : undefined;
  const isKnown = own.some(
    ({ issue: { expected } }) => typeof expected === 'object' && 'twin' in (expected.values ?? {}),
  );
  if (isKnown)
    return (
      <>
        {shownText(head, text, locale, context)}
        <strong className="error">{t('paste.known')}</strong>
      </>
    );
  const vocabulary = list && context.vocabularies[list];
  const near = list && text ? context.vocabularies[list].search(text) : undefined;
  const column = heads.indexOf(head);
  const count = list && text ? rows.filter(({ cells }) => cells[column] === text).length : 1;
  const id = `error-${row.at}-${head}`;
  const sentences = own.map(({ issue }) => {
    if (list && text && near?.areTwins) return t(`paste.twins_${list}`);
    if (list && text && near?.codes.length === 0) return t(`paste.unknown_${list}`);
    if (list && text) return t('paste.meant');
    const isMissing = text === '';
    const { near: _, ...plain } = issue;
    return issueSentence(
      { at: head, issue: plain, isMissing },
      { words, locale, vocabularies: context.vocabularies },
    );
  });
  return (
    <>
      <input
        {...{ name: `cell-${row.at}-${head}`, defaultValue: text, 'aria-describedby': id }}
        aria-invalid
        aria-label={`${columnLabel(head, words)} ${row.at}`}
        {...(list && { list: datalistId(list) })}
      />
      <strong className="error" id={id}>
        {[...new Set(sentences)].join(' ')}
      </strong>
      {count > 1 && (
        <label className="tick small">
          <input
            type="checkbox"
            name={`all-${row.at}-${head}`}
            defaultChecked={!near?.areTwins}
            autoComplete="off"
          />
          <span>{t('paste.forAll', { count })}</span>
        </label>
      )}
      {near?.codes.map((code) => (
        <button
          key={code}
          type="submit"
          name="set"
          value={JSON.stringify([head, text, code])}
          className="quiet near"
        >
          {vocabulary?.nameOf(code)}
        </button>
      ))}
    </>
  );
}

/** What an editor may want to know of a row that is right: a film that is a draft, another screening at that time. */
function Remark({ words, locale, context, row, head, text }: CellProps) {
  const { editor: t } = words;
  const { films } = context.vocabularies;
  if (head === 'film' && films.drafts?.has(text)) return <em>{t('week.filmDraft')}</em>;
  const { overlaps } = row;
  if (head !== 'time' || !overlaps) return null;
  const time = localiseTime(overlaps.time, locale);
  return <em>{t('week.overlaps', { film: films.nameOf(overlaps.film), time })}</em>;
}

function shownText(head: string, text: string, locale: Locale, { vocabularies }: FormContext) {
  if (head === 'film') return <strong>{vocabularies.films.nameOf(text)}</strong>;
  if (head === 'venue') return vocabularies.venues.nameOf(text);
  if (head === 'date') return readDay(text) ? formatLongDay(text, locale) : text;
  if (head === 'time') return localiseTime(text, locale);
  return text;
}

/** Selects for the meaning of each column, which may have been recognised wrongly or not at all. */
function Columns({ words, heads, rows }: TableProps) {
  const { editor: t } = words;
  const used = heads.flatMap((head, at) => {
    const example = rows.map(({ cells }) => cells[at]).find(Boolean);
    return example ? [{ head, at, example }] : [];
  });
  return (
    <details className="row" open={used.some(({ head }) => head === '')}>
      <summary>
        <span>{t('paste.columnsTitle')}</span>
      </summary>
      <div className="paste-columns">
        {used.map(({ head, at, example }) => (
          <label key={at} className="field">
            <span>{example.slice(0, 40)}</span>
            <select name={`head-${at}`} defaultValue={head}>
              <option value="">{t('paste.unused')}</option>
              {[...new Set([...(head ? [head] : []), ...choosable])].map((column) => (
                <option key={column} value={column}>
                  {columnLabel(column, words)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p>
        <button type="submit" name="do" value="check" className="quiet">
          {t('paste.again')}
        </button>
      </p>
    </details>
  );
}
