import { createTranslator } from 'next-intl';
import fr from '@/messages/fr.json' with { type: 'json' };

/** Translator of the catalogue's French messages. */
export const t = createTranslator({ locale: 'fr', messages: fr, namespace: 'Catalogue' });
