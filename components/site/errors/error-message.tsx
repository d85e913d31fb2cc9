import type { ReactNode } from 'react';
import { BareTitle } from '@/components/layout/bare-title';
import type { ErrorMessages } from '@/lib/site/errors/error-page';

type Props = {
  messages?: ErrorMessages;
  /** HTTP status. */
  status?: number;
  message?: string;
  /** Id of the error in the server's log. */
  id: string;
  /** Actions, e.g. a retry button. */
  children?: ReactNode;
};

/** Error page: HTTP status and the translated words; last the server's English message and the error's id. */
export function ErrorMessage({
  messages,
  status = 500,
  message = 'Internal Server Error',
  id,
  children,
}: Props) {
  return (
    <div className="shell pt-10 md:pt-16">
      <p className="label text-signal">{status}</p>
      <BareTitle text={messages?.title ?? message} className="mt-3" />
      <p className="mt-6 max-w-[60ch] text-pretty text-lg md:text-xl">{messages?.words}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {children}
        {messages && (
          <a href={messages.homePath} className="label py-2 underline underline-offset-4">
            {messages.home}
          </a>
        )}
      </p>
      <p className="mt-8 text-muted text-sm">
        <span suppressHydrationWarning>{messages ? messages.id.replace('{id}', id) : id}</span>{' '}
        <code lang="en">{message}</code>
      </p>
    </div>
  );
}
