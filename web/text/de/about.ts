import type { Part } from '#engine';
import type { AboutText } from '../en/about.ts';

export const about: Part<AboutText> = {
  title: 'Über uns',
  lead: 'Fünf Brettspiele im Browser, bei denen jede Regel gilt: online mit Freunden, an einem Bildschirm oder gegen Bots.',
  unofficial: 'Inoffiziell',
  marks:
    'Zastolye ist ein Fanprojekt. Es ist mit den Verlagen und Rechteinhabern der Spiele nicht verbunden und wird von ihnen nicht unterstützt. Rick and Morty gehört Cartoon Network, Adult Swim und Warner Bros. Discovery; Fluxx gehört Looney Labs; Unstable Unicorns gehört Unstable Games und TeeTurtle; Smash Up gehört Alderac Entertainment Group; The Rickshank Rickdemption und The Pickle Rick Game gehören Cryptozoic Entertainment. Alle Namen sagen nur, nach welchen Regeln gespielt wird.',
  pictures: 'Bilder und Schriften',
  art: 'Die Bilder sind aus Fluent Emoji von Microsoft (MIT-Lizenz) und Zeichen von game-icons.net (CC BY 3.0) von Lorc, Delapouite und anderen zusammengesetzt. Schriften: Onest, Rubik, Unbounded, Nunito, Balsamiq Sans, Dela Gothic One, Tektur, Russo One, alle unter der Open Font License. Die ganze Liste steht in der Datei NOTICE des Quelltexts.',
  fairness: 'Fairness',
  fairnessText:
    'Vor der ersten Karte veröffentlicht der Server die Prüfsumme einer geheimen 256-Bit-Zahl. Nach der Partie veröffentlicht er die Zahl, und dein eigener Browser spielt das ganze Protokoll nach und sagt, ob es passt.',
  privacy: 'Datenschutz',
  privacyText:
    'Kein Konto, kein Tracking. Ein signiertes Cookie merkt sich, wer du bist; dein Name und deine Partien liegen nur auf diesem Server.',
  programs: 'Für Programmierer',
  api: 'Alles, was die Seiten können, kann auch ein Programm. Die Schnittstelle ist beschrieben unter',
};
