/** `href`: link to the field to correct. `other`: link to an alternative on another page. */
type SummaryItem = {
  text: string;
  href?: string | undefined;
  other?: { text: string; href: string };
};

/**
 * Error summary of a form, with a link to each faulty field. The form's response URL ends in `#points`, so the
 * summary gets the focus when the form is shown again.
 */
export function ErrorSummary({ title, points }: { title: string; points: readonly SummaryItem[] }) {
  return (
    <section
      id="points"
      tabIndex={-1}
      aria-labelledby="points-title"
      className="border-2 border-signal p-5 sm:p-6"
    >
      <h2 id="points-title" className="display-3">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2">
        {points.map(({ text, href, other }) => (
          <li key={`${href}${text}`} className="text-pretty">
            {href ? (
              <a href={href} className="underline underline-offset-4">
                {text}
              </a>
            ) : (
              text
            )}
            {other && (
              <a
                href={other.href}
                className="wrap-anywhere block py-1 underline underline-offset-4"
              >
                {other.text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
