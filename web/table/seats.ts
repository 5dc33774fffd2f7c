import type { OptionView, SeatId } from '#engine';
import type { SeatInfo } from '#server/schema.ts';
import type { PlateProps } from '../kit/index.ts';
import type { UiText } from '../text/en/table.ts';
import { sayIn } from '../text/index.ts';
import { tablesTexts } from '../text/tables.ts';
import type { TableModel } from './model.ts';
import { onSeat } from './prompt/choice.ts';
import { dayWords } from './slow/times.ts';

/** The others in turn order, from my left; everybody for a spectator. */
export function othersOf({ view, me }: Pick<TableModel, 'view' | 'me'>): SeatId[] {
  const at = me === null ? -1 : view.ring.indexOf(me);
  return at < 0 ? [...view.ring] : [...view.ring.slice(at + 1), ...view.ring.slice(0, at)];
}

/** Opponents are tabs on a phone and from five on: then their cards do not all lie open. */
export const areTabs = (model: Pick<TableModel, 'view' | 'me' | 'phone'>): boolean => model.phone || othersOf(model).length > 4;

/** Which kind of bot somebody is: it and its level. */
export const botWords = ({ common, menu }: Pick<UiText, 'common' | 'menu'>, { level }: Pick<SeatInfo, 'level'>): string =>
  level === null ? common.bot : `${common.bot} · ${menu.level[level]}`;

/** Who is on holiday, and until when. */
function awayOf({ meta, lang }: TableModel, seat: SeatId): Pick<PlateProps, 'bot'> {
  const away = meta?.slow?.away.find((one) => one.seat === seat);
  return away === undefined ? {} : { bot: sayIn(lang, tablesTexts[lang].awayUntil, { day: dayWords(lang, away.until) }) };
}

/**
 * What every plate says alike: who it is, whose turn, whether the player can be chosen. A board adds its stats, pips, score or status.
 * `option` is what a press on the plate means, if it is more than choosing that seat.
 */
export function plateOf(model: TableModel, seat: SeatId, option: OptionView | undefined = onSeat(model.ask, seat)): PlateProps {
  const info = model.seatInfo(seat);
  const aim = model.canAct ? option : undefined;
  const selected = aim !== undefined && model.chosen.includes(aim.key);
  return {
    seat,
    seed: info?.avatar ?? info?.name ?? String(seat),
    ...(info?.kind === 'bot'
      ? { emoji: 'robot', bot: model.phone ? model.ui.common.bot : botWords(model.ui, info) }
      : info?.control === 'bot'
        ? { bot: model.ui.common.bot, standIn: true }
        : awayOf(model, seat)),
    name: model.name(seat),
    active: model.active === seat && model.view.outcome === null,
    me: seat === model.me,
    // Over days nobody sits there, and nobody is missed for it.
    offline: info?.connected === false && (model.meta?.slow ?? null) === null,
    zone: `hand:${seat}`,
    ...(aim === undefined ? {} : { onPress: () => model.choose(aim), legal: !selected, selected }),
  };
}
