import type { ReactNode } from 'react';
import type { CardView } from '#engine';
import { Button, Card, CardSheet, Chip, Reader, type ReaderCard, SeatMark, Terms, Thumbs } from '../../kit/index.ts';
import { useBack } from '../../kit/useBack.ts';
import { onCard } from '../prompt/choice.ts';
import { reasonWords } from '../prompt/prompt.ts';
import type { TableState } from '../useTable.ts';
import { useCardBook } from './CardBook.tsx';
import { termsOf } from './terms.ts';
import type { Opened } from './useReading.ts';

/** The cards of the row that is read, as the kit shows them. */
function readable({ model }: TableState, { cards }: Opened): ReaderCard[] {
  return cards.flatMap((card): ReaderCard[] => {
    if (card.def === null) return [];
    const options = model.canAct ? onCard(model.ask, card.id) : [];
    const inHand = isMine(model, card);
    return [
      {
        key: card.id,
        face: model.face(card.def),
        legal: options.length > 0,
        selected: options.some((option) => model.chosen.includes(option.key)),
        dim: inHand && model.ask !== null && options.length === 0,
      },
    ];
  });
}

const isMine = (model: TableState['model'], card: CardView): boolean => model.me !== null && model.zoneOf(card.id) === `hand:${model.me}`;

/** «Hand», «Stable of Ann»: where the card lies. */
function placeWords({ model }: TableState, card: CardView): string {
  const zone = model.zoneOf(card.id) ?? '';
  return model.text.zones[zone.split(':')[0]] ?? '';
}

/** A card over the table on a phone. Back puts it down again. */
export function ReadOver({ table }: { readonly table: TableState }) {
  const { model, reading } = table;
  const { opened } = reading;
  const book = useCardBook(table);
  useBack(opened !== null, reading.close);
  if (opened === null) return null;
  const cards = readable(table, opened);
  const card = opened.cards[opened.at];
  const owner = model.ownerOf(model.zoneOf(card.id) ?? '');
  const gold = cards[opened.at]?.legal === true && model.ask?.max === 1 ? model.confirm : undefined;
  const terms = termsOf(model, cards[opened.at]?.face.text, model.openRule);
  const key = `${card.id}/${card.def}`;
  const words = (round: boolean): ReactNode => (
    <>
      <Terms key={key} label={model.ui.reader.words} terms={terms} round={round} />
      {card.def !== null && book.button(card.def, round)}
    </>
  );
  return (
    <>
      <Reader
        cards={cards}
        at={opened.at}
        label={model.say(model.ui.reader.label, { card: { card: card.id, def: card.def }, k: opened.at + 1, n: cards.length })}
        closeLabel={model.ui.reader.back}
        onAt={reading.turnTo}
        onClose={reading.close}
        {...(gold === undefined ? {} : { onUp: gold })}
        corner={words(true)}
      >
        {card.id >= 0 && placeWords(table, card) !== '' && (
          <Chip icon={owner === null ? undefined : <SeatMark seat={owner} />}>
            {owner === null || owner === model.me ? placeWords(table, card) : `${placeWords(table, card)} · ${model.name(owner)}`}
            {cards.length > 1 && ` · ${model.say(model.ui.prompt.counter, { k: opened.at + 1, n: cards.length })}`}
          </Chip>
        )}
        {card.id >= 0 && table.about(card.id)}
        {words(false)}
      </Reader>
      {book.sheet}
    </>
  );
}

/** Where the hand was: the row that is read, small. */
export function ReadThumbs({ table }: { readonly table: TableState }) {
  const { opened, turnTo } = table.reading;
  if (opened === null) return null;
  return <Thumbs label={table.model.ui.reader.row} cards={readable(table, opened)} at={opened.at} onAt={turnTo} />;
}

/** A card over the table at full size where there is room for it: held, or named in the log. */
export function ReadSheet({ table }: { readonly table: TableState }) {
  const { model, reading } = table;
  const { ui } = model;
  const { opened, close } = reading;
  const book = useCardBook(table);
  const card = opened?.cards[opened.at];
  const def = card?.def ?? null;
  const legal = card !== undefined && model.canAct && onCard(model.ask, card.id).length > 0;
  const reason = opened?.reason ?? null;
  return (
    <>
      <CardSheet
        open={def !== null}
        label={def === null ? ui.table.enlarge : (model.text.cards[def]?.name ?? def)}
        card={
          def !== null && (
            <div data-game={model.view.game}>
              <Card face={model.face(def)} size="l" />
            </div>
          )
        }
        onClose={close}
        glossary={[
          ...(reason === null ? [] : [{ term: ui.why.title, text: reasonWords(model, reason) }]),
          ...(def === null ? [] : termsOf(model, model.face(def).text).map(({ word, text }) => ({ term: word, text }))),
        ]}
        actions={
          <>
            <Button onClick={close}>{ui.common.back}</Button>
            {def !== null && book.button(def)}
            {legal && (
              <Button
                kind="act"
                onClick={() => {
                  close();
                  model.chooseCard(card.id);
                }}
              >
                {ui.table.play}
              </Button>
            )}
            {reason !== null && reason.rule !== '' && (
              <Button
                onClick={() => {
                  close();
                  table.openRule(reason.rule);
                }}
              >
                {ui.common.rule.replace('{id}', reason.rule)}
              </Button>
            )}
          </>
        }
      />
      {book.sheet}
    </>
  );
}
