import { germanSentences } from './de-sentences';
import type { EditorsWords } from './language-words';

const ordinals =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'.split(' ');

const articles = { m: 'der', f: 'die', n: 'das' };

export const de: EditorsWords = {
  sentences: germanSentences,
  items: {
    address: { noun: 'Zeile der Adresse', gender: 'f' },
    also: { noun: 'Nebentitel', gender: 'm' },
    audio: { noun: 'Sprache des Tons', gender: 'f' },
    audioDescription: { noun: 'Sprache der Hörfilmfassung', gender: 'f' },
    awards: { noun: 'Preis', gender: 'm' },
    basedOn: { noun: 'Vorlage', gender: 'f' },
    captions: { noun: 'Sprache der Untertitel für Gehörlose', gender: 'f' },
    cast: { noun: 'Person der Besetzung', gender: 'f' },
    colours: { noun: 'Farbe', gender: 'f' },
    colour: { noun: 'Farbe', gender: 'f' },
    companies: { noun: 'Produktionsfirma', gender: 'f' },
    contents: { noun: 'Zeile des Inhalts', gender: 'f' },
    countries: { noun: 'Land', gender: 'n' },
    crew: { noun: 'Person des Stabs', gender: 'f' },
    currencies: { noun: 'Währung', gender: 'f' },
    directors: { noun: 'Person der Regie', gender: 'f' },
    distributors: { noun: 'Verleih', gender: 'm' },
    festivals: { noun: 'Festival', gender: 'n' },
    films: { noun: 'Film', gender: 'm' },
    genres: { noun: 'Genre', gender: 'n' },
    icon: { noun: 'Symbol', gender: 'n' },
    languages: { noun: 'Sprache', gender: 'f' },
    menu: { noun: 'Zeile des Menüs', gender: 'f' },
    pressKit: { noun: 'Datei der Pressemappe', gender: 'f' },
    publicDomain: { noun: 'Gebiet der Gemeinfreiheit', gender: 'n' },
    quotes: { noun: 'Zitat', gender: 'n' },
    rates: { noun: 'Zeile der Versandkosten', gender: 'f' },
    releases: { noun: 'Kinostart', gender: 'm' },
    screenings: { noun: 'Vorstellung', gender: 'f' },
    signLanguage: { noun: 'Gebärdensprache', gender: 'f' },
    social: { noun: 'Netzwerk', gender: 'n' },
    sources: { noun: 'Quelle', gender: 'f' },
    stills: { noun: 'Standbild', gender: 'n' },
    subtitles: { noun: 'Sprache der Untertitel', gender: 'f' },
    switchedOff: { noun: 'ausgeschaltete Teil', gender: 'm' },
    tracks: { noun: 'Spur', gender: 'f' },
    typeface: { noun: 'Schrift', gender: 'f' },
    vat: { noun: 'Steuersatz', gender: 'm' },
    versions: { noun: 'Fassung', gender: 'f' },
    watch: { noun: 'Ort zum Sehen', gender: 'm' },
    zones: { noun: 'Zone', gender: 'f' },
  },
  itemOf: (list) => ({ noun: `Eintrag von «${list}»`, gender: 'm' }),
  item: ({ noun, gender = 'm' }, place) =>
    `${articles[gender]} ${ordinals[place - 1] ?? `${place}.`} ${noun}`,
  ofItem: ({ noun, gender = 'm' }, place) => {
    const ordinal = ordinals[place - 1];
    return `${gender === 'f' ? 'bei der' : 'beim'} ${ordinal ? `${ordinal}n` : `${place}.`} ${noun}`;
  },
};
