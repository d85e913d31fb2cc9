import type { Leaf } from '@/lib/editor/form/field';
import type { VocabularyName } from '@/lib/editor/form/vocabulary-names';
import { ColourInput } from './colour-input';
import { datalistId, type LeafProps } from './form-view';
import { describedBy, inputId } from './notes';

/** The input of a field that has one. */
export function Control(props: LeafProps & { text: string }) {
  const { view, leaf, name, path, text, hasFocus } = props;
  const common = {
    ...{ id: inputId(name), name, defaultValue: text, autoFocus: hasFocus },
    ...describedBy(props),
  };
  const { words } = view;
  if (leaf.type === 'choice' || leaf.type === 'yes-no') {
    const options = leaf.type === 'choice' ? leaf.options : ['yes', 'no'];
    // A value that is no choice stays one until the editor takes another.
    const all = text && !options.includes(text) ? [text, ...options] : options;
    return (
      <select {...common}>
        <option value="">{words.t('none')}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {leaf.type === 'choice' ? words.value(path, option) : words.t(option as 'yes' | 'no')}
          </option>
        ))}
      </select>
    );
  }
  if (leaf.type === 'lines')
    return <textarea {...common} rows={Math.max(2, text.split('\n').length + 1)} />;
  if (leaf.type === 'text' && leaf.rows) return <textarea {...common} rows={leaf.rows} />;
  // A browser shows nothing of a day that there is not, so that one is shown as text.
  if (leaf.type === 'date') return <input {...common} type={isDay(text) ? 'date' : 'text'} />;
  if (leaf.type === 'colour')
    return (
      <ColourInput
        {...common}
        pickLabel={words.editor('contrast.pick', { label: words.label(path) })}
      />
    );
  if (leaf.type === 'number') return <input {...common} inputMode="decimal" autoComplete="off" />;
  const list = listOf(leaf);
  return (
    <input
      {...common}
      type={leaf.type === 'text' ? (leaf.input ?? 'text') : 'text'}
      autoComplete="off"
      {...(list && { list: datalistId(list) })}
    />
  );
}

export const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A browser suggests one value of a list; fields of several have none. */
const listOf = (leaf: Leaf): VocabularyName | undefined =>
  leaf.type === 'text' ? leaf.vocabulary : undefined;
