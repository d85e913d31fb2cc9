import { foldText } from '@/lib/primitives/text/fold-text';

/** Field names by the French and German words that editors write instead, folded. */
const fieldsByWord: Record<string, string> = {
  ...{ titel: 'title', titre: 'title', jahr: 'year', annee: 'year', datum: 'date' },
  ...{ dauer: 'runtime', laufzeit: 'runtime', duree: 'runtime', lange: 'runtime' },
  ...{ land: 'countries', lander: 'countries', pays: 'countries' },
  ...{ sprache: 'languages', sprachen: 'languages', langue: 'languages', langues: 'languages' },
  ...{ regie: 'directors', realisation: 'directors', realisateur: 'directors' },
  ...{ besetzung: 'cast', darsteller: 'cast', interpretes: 'cast', stab: 'crew', equipe: 'crew' },
  ...{ produktion: 'companies', production: 'companies', verleih: 'distributors' },
  ...{ ton: 'sound', son: 'sound', farbe: 'colour', couleur: 'colour', bildformat: 'ratio' },
  ...{ inhalt: 'synopsis', resume: 'synopsis', gattung: 'genres', plakat: 'poster' },
  ...{ affiche: 'poster', bilder: 'stills', alter: 'ages', fassungen: 'versions' },
  ...{ rechte: 'rights', droits: 'rights', entwurf: 'draft', brouillon: 'draft' },
  ...{ stadt: 'town', ort: 'town', ville: 'town', strasse: 'street', rue: 'street' },
  ...{ plz: 'postcode', npa: 'postcode', nom: 'name', preis: 'price', prix: 'price' },
  ...{ filme: 'films', kino: 'venue', cinema: 'venue', beginn: 'start', debut: 'start' },
};

/** The field among `known` that a French or German word stands for: `jahr` is `year`. */
export function translateFieldName(word: string, known: readonly string[]): string | undefined {
  const field = fieldsByWord[foldText(word)];
  return field !== undefined && known.includes(field) ? field : undefined;
}
