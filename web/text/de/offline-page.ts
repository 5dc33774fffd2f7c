import type { Part } from '#engine';
import type { OfflinePageText } from '../en/offline-page.ts';

export const offlinePage: Part<OfflinePageText> = {
  title: 'Ohne Netz',
  lead: 'Geladene Spiele spielst du überall, gegen Bots oder an einem Bildschirm. Freunde und die Blätter des Tages warten, bis es wieder Netz gibt.',
  here: 'geladen',
  get: 'Laden',
  getting: 'Wird geladen …',
  failed: 'Das hat nicht geklappt. Gibt es Netz, und ist auf dem Gerät noch Platz?',
  none: 'Dieser Browser behält keine Spiele: Dafür braucht es eine Seite über https und kein privates Fenster.',
  size: '{kb} KB mit den Regeln',
  used: 'Belegt: {mb} MB.',
  byItself: 'Ein Spiel, das du hier zu Ende spielst, bleibt von selbst.',
  needsNet: 'Um weitere zu laden, braucht es Netz.',
  oldest: 'Wird der Platz knapp, geht zuerst das Spiel, das du am längsten nicht gespielt hast.',
  install: 'Zastolye zu deinen Spielen legen?',
  installText: 'Es öffnet sich vom Startbildschirm, auch ohne Netz. Einen Store braucht es nicht.',
  yes: 'Dazulegen',
  no: 'Nicht jetzt',
  byHand: 'Im Menü des Browsers: „Zum Startbildschirm hinzufügen“.',
};
