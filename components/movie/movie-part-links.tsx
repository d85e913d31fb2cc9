import { useTranslations } from 'next-intl';
import type { MoviePart } from '@/lib/movie-page/get-movie-page';

/** Links to the parts of a film's page; nothing for a single part. */
export function MoviePartLinks({ parts }: { parts: MoviePart[] }) {
  const t = useTranslations();
  if (parts.length < 2) return null;
  return (
    <nav aria-label={t('Navigation.onThisPage')}>
      <ul className="label flex flex-wrap gap-x-6">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className="block py-2 underline-offset-4 hover:underline">
              {t(`Film.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
