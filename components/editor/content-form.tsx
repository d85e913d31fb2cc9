import type { ReactNode } from 'react';
import type { ContentActionName } from '@/lib/editor/actions/content-actions';

type Props = {
  action: ContentActionName;
  /** Absent if the children have it. */
  button?: string;
  /** Hidden fields. */
  fields?: Record<string, string>;
  isSecondary?: boolean;
  children?: ReactNode;
};

/** Form of an action of the content editor. */
export function ContentForm({ action, button, fields = {}, isSecondary, children }: Props) {
  return (
    <form method="post" action={`/desk/content/do/${action}`} className="act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {button && (
        <button type="submit" className={isSecondary ? 'quiet' : undefined}>
          {button}
        </button>
      )}
    </form>
  );
}
