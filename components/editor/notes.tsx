import { fieldId, type LeafProps } from './form-view';

export const inputId = (name: string) => `${fieldId(name)}-input`;

/** Attributes that name the hint and the issues of an input. */
export function describedBy({ view, name, path }: LeafProps) {
  const hasIssue = view.issuesAt(name).length > 0;
  const ids = [
    hasIssue && `${fieldId(name)}-issue`,
    view.words.hint(path) && `${fieldId(name)}-hint`,
  ].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(hasIssue && { 'aria-invalid': true }),
  };
}

/** Hint and issues below a field. */
export function Notes({ view, name, path }: Pick<LeafProps, 'view' | 'name' | 'path'>) {
  const hint = view.words.hint(path);
  return (
    <>
      {hint && (
        <small className="hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </small>
      )}
      <Issues view={view} name={name} />
    </>
  );
}

export function Issues({ view, name }: Pick<LeafProps, 'view' | 'name'>) {
  const issues = view.issuesAt(name);
  if (issues.length === 0) return null;
  return (
    <strong className="error" id={`${fieldId(name)}-issue`}>
      {issues.join(' ')}
    </strong>
  );
}
