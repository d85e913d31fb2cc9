import type { Caption, Chapter } from '../score/score';

export const chapters: readonly Chapter[] = [
  { beat: 0, title: { fr: 'Six heures', de: 'Sechs Uhr' } },
  { beat: 40, title: { fr: 'Le train', de: 'Der Zug' } },
  { beat: 64, title: { fr: 'Le signal', de: 'Das Signal' } },
  { beat: 92, title: { fr: 'La voie libre', de: 'Freie Fahrt' } },
  { beat: 104, title: { fr: 'Minuit', de: 'Mitternacht' } },
  { beat: 136, title: { fr: 'La lanterne de queue', de: 'Das Schlusslicht' } },
];

const caption = (beat: number, beats: number, fr: string, de: string): Caption => ({
  ...{ beat, beats },
  text: { fr, de },
});

export const captions: readonly Caption[] = [
  caption(
    0.3,
    3.4,
    '[Le tic-tac d’une horloge ; un accord grave]',
    '[Eine Uhr tickt; ein tiefer Akkord]',
  ),
  caption(
    4,
    7.6,
    '[Au piano, une note pour chaque fenêtre, puis toutes à la fois]',
    '[Am Klavier ein Ton für jedes Fenster, dann alle zugleich]',
  ),
  caption(12, 10, '[Une toccata commence ; il pleut]', '[Eine Toccata beginnt; es regnet]'),
  caption(
    24,
    7.4,
    '[Un marimba : des gouttes sur les parapluies]',
    '[Ein Marimbafon: Tropfen auf Schirmen]',
  ),
  caption(
    32,
    7.4,
    '[Le roulement du train, deux coups et deux coups]',
    '[Das Rollen des Zugs, zwei Schläge und zwei Schläge]',
  ),
  caption(
    40,
    13,
    '[La toccata au galop, un accord pour chaque coupe]',
    '[Die Toccata in vollem Lauf, zu jedem Schnitt ein Akkord]',
  ),
  caption(
    54,
    9.6,
    '[De plus en plus vite, de plus en plus haut]',
    '[Immer schneller, immer höher]',
  ),
  caption(64, 3.6, '[Un accord qui grince]', '[Ein schriller Akkord]'),
  caption(68, 3.8, '[La musique freine]', '[Die Musik bremst]'),
  caption(
    72,
    7.6,
    '[La pluie seule ; deux notes, comme une question]',
    '[Nur der Regen; zwei Töne, wie eine Frage]',
  ),
  caption(
    80,
    7.6,
    '[Les mêmes notes plus bas, puis un accord chaleureux]',
    '[Dieselben Töne tiefer, dann ein warmer Akkord]',
  ),
  caption(88.4, 3.4, '[Un déclic, une cloche]', '[Ein Klicken, eine Glocke]'),
  caption(
    92,
    5.8,
    '[La machine repart, lentement, puis moins lentement]',
    '[Die Maschine fährt an, langsam, dann schneller]',
  ),
  caption(98, 5.8, '[La toccata, à voix basse]', '[Die Toccata, mit leiser Stimme]'),
  caption(104, 3.8, '[Quatre coups de cloche]', '[Vier Glockenschläge]'),
  caption(108, 7.6, '[Les notes des fenêtres, en descendant]', '[Die Töne der Fenster, abwärts]'),
  caption(116, 7.6, '[Le piano seul sous la pluie]', '[Das Klavier allein im Regen]'),
  caption(
    125.5,
    9.6,
    '[Une note grave pour chaque réverbère qui s’éteint]',
    '[Ein tiefer Ton für jede Laterne, die erlischt]',
  ),
  caption(
    136,
    11.4,
    '[Le roulement s’éloigne sous de longs accords]',
    '[Das Rollen entfernt sich unter langen Akkorden]',
  ),
  caption(149, 3.6, '[Les deux notes de la fenêtre]', '[Die beiden Töne des Fensters]'),
  caption(
    153,
    4.4,
    '[Un dernier accord ; la pluie cesse]',
    '[Ein letzter Akkord; der Regen hört auf]',
  ),
];
