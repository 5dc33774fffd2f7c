import { useState } from 'react';
import { art } from '#games/unicorns/board/art.ts';
import {
  Card,
  type CardFace,
  CardRow,
  Emoji,
  FlightStage,
  HandFan,
  Log,
  type Move,
  MyArea,
  Opponents,
  Pile,
  Plate,
  PromptBar,
  Rail,
  TableShell,
  TopBar,
} from '../kit/index.ts';
import { faces } from './faces.ts';

type Key = keyof typeof faces;
interface State {
  readonly n: number;
  readonly deck: number;
  readonly hand: readonly { readonly id: number; readonly key: Key }[];
  readonly stable: readonly { readonly id: number; readonly key: Key }[];
  readonly discard: readonly { readonly id: number; readonly key: Key }[];
  readonly moves: readonly Move[];
}

const first: State = {
  n: 0,
  deck: 58,
  hand: (['basic', 'tornado', 'neigh', 'superNeigh', 'deal', 'shark', 'aura', 'llama', 'wire', 'phoenix'] as const).map((key, id) => ({
    id,
    key,
  })),
  stable: (['phoenix', 'basic', 'narwhal', 'baby'] as const).map((key, n) => ({ id: 100 + n, key })),
  discard: [{ id: 200, key: 'deal' }],
  moves: [],
};

/** A live table: a pressed hand card flies to the stable, the prompt's buttons draw and discard. */
const DEADLINE = Date.now() + 9000;

export function UnicornsTable() {
  const [s, set] = useState(first);
  const [reading, setReading] = useState<CardFace>(faces.phoenix);
  const [sheet, setSheet] = useState(false);
  const play = (id: number) =>
    set((old) => ({
      ...old,
      n: old.n + 1,
      moves: [],
      hand: old.hand.filter((c) => c.id !== id),
      stable: [...old.stable, ...old.hand.filter((c) => c.id === id)],
    }));
  const draw = () =>
    set((old) => {
      const id = 1000 + old.n;
      const moves = [
        { card: id, from: 'deck', to: 'hand:0' },
        { card: 'x1', from: 'deck', to: 'hand:1' },
        { card: 'x2', from: 'deck', to: 'hand:2' },
      ];
      return { ...old, n: old.n + 1, deck: old.deck - 3, hand: [...old.hand, { id, key: 'neigh' }], moves };
    });
  const discard = () =>
    set((old) => ({
      ...old,
      n: old.n + 1,
      moves: [],
      stable: old.stable.slice(0, -1),
      discard: [...old.discard, ...old.stable.slice(-1)],
    }));
  const row = (keys: readonly Key[]) => (
    <CardRow size="xs" gap={5}>
      {keys.map((key, n) => (
        <Card key={`${key}-${String(n)}`} size="xs" face={faces[key]} onRead={() => setReading(faces[key])} />
      ))}
    </CardRow>
  );
  const top = s.discard.at(-1);
  const opponent = (seat: number, name: string, emoji: string, have: number, hand: number, keys: readonly Key[]) => ({
    seat,
    seed: name,
    emoji,
    name,
    zone: `hand:${seat}`,
    pips: { sign: 'horseshoe', have, need: 7, label: 'Единорогов' },
    stats: [{ icon: 'card-pick', value: hand, label: 'Карт на руке' }],
    cards: row(keys),
  });
  return (
    <FlightStage stamp={s.n} moves={s.moves}>
      <TableShell
        game="unicorns"
        label="Стол"
        print={art.print}
        railState={{ sheetOpen: sheet, onCloseSheet: () => setSheet(false), sheetLabel: 'Ход игры', closeLabel: 'Закрыть' }}
        top={
          <TopBar
            brand="Застолье"
            home={{ href: '#', label: 'К играм' }}
            icon={<Emoji name="unicorn" />}
            title="Нестабильные единороги"
            short="Единороги"
            turn="Ход 9"
            expected="Ваш ответ"
            buttons={[
              { key: 'log', label: 'Ход игры', sign: 'scroll-unfurled', only: 'phone', onPress: () => setSheet(true) },
              { key: 'set', label: 'Настройки', sign: 'cog', onPress: () => undefined },
            ]}
          />
        }
        opponents={
          <Opponents
            label="Соперники"
            items={[
              {
                ...opponent(1, 'Катя', 'fox', 5, 3, ['basic', 'llama', 'baby', 'narwhal', 'basic']),
                active: true,
                status: { text: 'ходит', short: 'ход', tone: 'info' },
              },
              {
                ...opponent(2, 'Борис', 'panda', 3, 4, ['llama', 'basic', 'baby']),
                status: { text: 'ответил', tone: 'bad', sign: 'cancel' },
              },
              {
                ...opponent(3, 'Тётя Зина', 'robot', 4, 6, ['basic', 'phoenix', 'narwhal', 'baby']),
                bot: 'бот',
                status: { text: 'пас', tone: 'good', sign: 'check-mark' },
              },
            ]}
          />
        }
        centre={
          <div style={{ display: 'flex', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
            <Pile label="Колода" count={s.deck} top={null} back={art.back} width={84} zone="deck" />
            <Pile label="Сброс" count={s.discard.length} top={top ? faces[top.key] : null} topId={top?.id} width={84} zone="discard" />
            <Card face={faces.shark} size="s" width={88} attacked />
            <Card face={faces.neigh} size="s" width={88} fresh="новая" />
          </div>
        }
        prompt={
          <PromptBar
            tone="act"
            question="Борис сыграл «Тпру» на карту Кати. Перебить его?"
            hint="Выберите светящуюся карту на руке или пропустите."
            timer={{ deadline: DEADLINE, total: 14_000, label: 'Осталось времени' }}
            actions={[{ key: 'pass', label: 'Пропустить', pass: true, onPress: discard }]}
            main={{ key: 'draw', label: 'Взять карты', icon: <Emoji name="horse-face" />, onPress: draw }}
            keys={{ pass: 'P' }}
          />
        }
        mine={
          <MyArea
            plate={
              <Plate
                seat={0}
                seed="me"
                emoji="cat-face"
                name="Вы"
                me
                pips={{ sign: 'horseshoe', have: s.stable.length, need: 7, label: 'Единорогов' }}
                hint={
                  <>
                    Ещё <b>{7 - s.stable.length} единорога</b> — и победа
                  </>
                }
              />
            }
            title="Моё стойло"
            note={`${s.stable.length} из 7`}
          >
            <CardRow zone="stable:0" gap={12}>
              {s.stable.map((c) => (
                <Card key={c.id} id={c.id} face={faces[c.key]} onRead={() => setReading(faces[c.key])} />
              ))}
            </CardRow>
          </MyArea>
        }
        hand={
          <HandFan
            label="Ваша рука"
            zone="hand:0"
            ids={s.hand.map((c) => c.id)}
            legal={s.hand.filter((c) => c.key === 'neigh' || c.key === 'superNeigh').map((c) => c.id)}
            render={(id, p) => {
              const key = s.hand.find((c) => c.id === id)?.key ?? 'basic';
              const legal = key === 'neigh' || key === 'superNeigh';
              return (
                <Card
                  {...p}
                  id={id}
                  size="m"
                  face={faces[key]}
                  legal={legal}
                  pointer={key === 'neigh'}
                  disabled={!legal}
                  onPress={() => play(id)}
                  onRead={() => setReading(faces[key])}
                />
              );
            }}
          />
        }
        rail={
          <Rail
            label="Карта и ход игры"
            caption="Играется сейчас"
            pinHint="Пробел — закрепить"
            reading={<Card face={reading} size="l" />}
            bare={sheet}
            tabs={[
              {
                key: 'log',
                label: 'Ход игры',
                content: (
                  <Log
                    label="Ход игры"
                    lines={[{ key: 1, seat: 2, parts: [{ bold: 'Борис' }, ' отвечает ', { card: 'neigh', name: 'Тпру' }] }]}
                  />
                ),
              },
            ]}
          />
        }
      />
    </FlightStage>
  );
}
