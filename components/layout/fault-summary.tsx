/** `href`: where it is mended; `other`: what can be done elsewhere. */
type Point = {
  text: string;
  href?: string | undefined;
  other?: { text: string; href: string };
};

/**
 * What is to be mended in a form, each leading to its place; it has the focus when the form comes back, since the address
 * names it (`#points`).
 */
export function FaultSummary({ title, points }: { title: string; points: readonly Point[] }) {
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
