import type { Part } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Part<typeof en> = {
  goal: '{seat, who, me {du hast} other {{seat} hat}} {n} % von dem, was das Ziel verlangt, nicht {m} %',
  keepers: '{seat, who, me {du hast} other {{seat} hat}} {n, plural, one {# Keeper} other {# Keeper}}, nicht {m}',
  creepers: '{seat, who, me {du hast} other {{seat} hat}} {n, plural, one {# Creeper} other {# Creeper}}, nicht {m}',
  hand: '{seat, who, me {du hast} other {{seat} hat}} {n, plural, one {# Karte} other {# Karten}} auf der Hand, nicht {m}',
};
