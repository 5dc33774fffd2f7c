import type { Part } from '#engine';
import type { letters as en } from '../en/letters.ts';

export const letters: Part<typeof en> = {
  confirmSubject: 'Zastolye: Ist das deine Adresse?',
  confirm:
    'Am Tisch sitzt jemand unter dem Namen {name} und möchte per Brief an diese Adresse zurückfinden. Wenn du das bist, öffne den Link und drück den Knopf. Er gilt einen Tag.',
  enterSubject: 'Zastolye: zurück auf deinen Platz',
  enter: 'Hier geht es zurück auf deinen Platz. Öffne den Link und drück den Knopf. Er gilt eine halbe Stunde und nur einmal.',
  notYou: 'Wenn du das nicht warst, tu nichts: Ohne den Knopf passiert nichts.',
};
