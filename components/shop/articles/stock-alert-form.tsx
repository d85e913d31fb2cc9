import { useLocale, useTranslations } from 'next-intl';

type Props = {
  article: string;
  /** The address as typed, if it is invalid. */
  invalidEmail?: string;
};

/** Asks for an address to which a mail is sent once the article is in stock again. */
export function StockAlertForm({ article, invalidEmail }: Props) {
  const t = useTranslations('Shop.alert');
  const hasError = invalidEmail !== undefined;
  return (
    <form action="/api/shop/alerts" method="post" className="mt-5 max-w-md">
      <input type="hidden" name="article" value={article} />
      <input type="hidden" name="locale" value={useLocale()} />
      <label htmlFor="alert-email" className="label">
        {t('label')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="alert-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={invalidEmail}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? 'alert-error alert-note' : 'alert-note'}
          className="h-12 min-w-0 grow border-2 border-ink bg-paper px-3 text-ink text-lg aria-invalid:border-l-8 aria-invalid:border-l-signal aria-invalid:pl-1.5"
        />
        <button
          type="submit"
          className="label min-h-12 cursor-pointer border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper motion-safe:transition-colors"
        >
          {t('send')}
        </button>
      </div>
      {hasError && (
        <p id="alert-error" className="mt-1 font-semibold text-signal">
          {t('error')}
        </p>
      )}
      <p id="alert-note" className="mt-1 text-muted text-sm">
        {t('note')}
      </p>
    </form>
  );
}
