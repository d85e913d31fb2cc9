import { createTranslator } from 'next-intl';
import fr from '@/messages/fr.json' with { type: 'json' };

/** The site's French words, as a page has them. */
export const t = createTranslator({ locale: 'fr', messages: fr, namespace: 'Catalogue' });
export const said = fr;
