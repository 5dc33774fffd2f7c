import type { Part } from '#engine';
import type { advice as en } from '../en/advice.ts';

export const advice: Part<typeof en> = {
  signs: {
    'wins-now-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug mit {card} {a}',
      never: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} in diesem Zug nicht mit {card}, was {b} geschähe',
    },
    'wins-soon-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug mit {card} {a}',
      never: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} vor deinem nächsten Zug nicht mit {card}, was {b} geschähe',
    },
    'wins-by': {
      more: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende öfter mit {card}: {a}, nicht {b}',
      less: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende seltener mit {card}: {a}, nicht {b}',
      only: '{seat, who, me {du gewinnst} other {{seat} gewinnt}} am Ende mit {card} {a}',
      never: '{seat, who, me {du kannst} other {{seat} kann}} kaum noch mit {card} gewinnen, was {b} geschähe',
    },
    'one-short': {
      more: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nur ein Keeper für {card} {a}, nicht {b}',
      less: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nur ein Keeper für {card} {a}, nicht {b}',
      only: '{seat, who, me {dir fehlt} other {{seat} fehlt}} dann nur ein Keeper für {card}',
      never: '{seat, who, me {dir fehlt} other {{seat} fehlt}} nun mehr als ein Keeper für {card}',
    },
    ready: {
      more: 'du kannst im nächsten Zug mit {card} gewinnen: {a}, nicht {b}',
      less: 'du kannst im nächsten Zug mit {card} gewinnen: {a}, nicht {b}',
      only: 'du kannst im nächsten Zug mit {card} gewinnen',
      never: 'du kannst im nächsten Zug nicht mehr mit {card} gewinnen',
    },
    again: {
      more: 'du hast danach noch einen Zug {a}, nicht {b}',
      less: 'du hast danach noch einen Zug {a}, nicht {b}',
      only: 'du hast danach noch einen Zug',
      never: 'du verzichtest auf noch einen Zug',
    },
  },
};
