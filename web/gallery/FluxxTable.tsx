import { useState } from 'react';
import { art } from '#games/fluxx/board/art.ts';
import {
  Card,
  type CardFace,
  CardRow,
  Chat,
  Emoji,
  HandFan,
  Log,
  MyArea,
  Opponents,
  Pile,
  Plate,
  PromptBar,
  Rail,
  Slot,
  TableShell,
  TopBar,
} from '../kit/index.ts';
import { faces } from './faces.ts';

const row = { display: 'flex', gap: 9, alignItems: 'flex-start' } as const;

export function FluxxTable() {
  const [reading, setReading] = useState<CardFace>(faces.steal);
  const [pinned, setPinned] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [chosen, setChosen] = useState<keyof typeof faces>('steal');
  const read = (face: CardFace) => () => {
    if (!pinned) setReading(face);
  };
  const small = (face: CardFace, more: object = {}) => <Card key={face.name} face={face} size="xs" onRead={read(face)} {...more} />;
  const hand: (keyof typeof faces)[] = ['reset', 'steal', 'zap', 'garage', 'plumbus'];
  const stat = (cards: number, keepers: number) => [
    { icon: 'card-pick', value: cards, label: 'Карт на руке' },
    { icon: 'hand', value: keepers, max: 4, label: 'Тем на столе' },
  ];
  const tabs = [
    {
      key: 'log',
      label: 'Ход игры',
      content: (
        <Log
          label="Ход игры"
          lines={[
            { key: 1, title: 'Ход 10 · Борис' },
            { key: 2, seat: 2, parts: [{ bold: 'Борис' }, ' берёт 3 карты'] },
            {
              key: 3,
              seat: 2,
              parts: [{ bold: 'Борису' }, ' достаётся помеха ', { card: 'galactic-federation', name: 'Галактическая Федерация' }],
            },
            { key: 4, title: 'Ход 11 · Бот Гена' },
            {
              key: 5,
              seat: 3,
              parts: [
                { bold: 'Гена' },
                ' играет правило ',
                { card: 'play-2', name: 'Сыграй 2' },
                { rule: 'FLX-121', label: 'Правило FLX-121' },
              ],
            },
            { key: 6, title: 'Ход 12 · вы' },
            { key: 7, seat: 0, parts: [{ bold: 'Вы' }, ' меняете цель: ', { card: 'goal-garage-science', name: 'Гаражная наука' }] },
            { key: 8, seat: 0, parts: [{ bold: 'Вы' }, ' играете ', { card: 'steal-something', name: 'Укради что-нибудь' }] },
          ]}
        />
      ),
    },
    {
      key: 'chat',
      label: 'Чат',
      badge: 2,
      content: (
        <Chat
          label="Чат"
          messages={[
            { key: 1, seat: 1, name: 'Катя', text: 'Только не пушку!' },
            { key: 2, name: 'Вы', seat: 0, text: 'Именно пушку', mine: true },
          ]}
          placeholder="Сказать…"
          sendLabel="→"
          onSend={() => undefined}
          reactions={[
            { emoji: 'grinning-face', label: 'Смех' },
            { emoji: 'thumbs-up', label: 'Хорошо' },
          ]}
          onReact={() => undefined}
        />
      ),
    },
  ];
  return (
    <TableShell
      game="fluxx"
      label="Стол"
      print={art.print}
      railState={{ sheetOpen: sheet, onCloseSheet: () => setSheet(false), sheetLabel: 'Ход игры', closeLabel: 'Закрыть' }}
      top={
        <TopBar
          brand="Застолье"
          home={{ href: '#', label: 'К играм' }}
          icon={<Emoji name="water-pistol" />}
          title="Рик и Морти: Fluxx"
          turn="Ход 12"
          expected="Ваш ход"
          spectators="Зрители 2"
          buttons={[
            { key: 'log', label: 'Ход игры', sign: 'scroll-unfurled', onPress: () => setSheet(true), only: 'phone', badge: 2 },
            { key: 'rules', label: 'Правила', sign: 'rule-book', onPress: () => undefined, only: 'desktop' },
            { key: 'sound', label: 'Звук', sign: 'speaker', onPress: () => undefined, only: 'desktop' },
            { key: 'settings', label: 'Настройки', sign: 'cog', onPress: () => undefined },
          ]}
          leave={{ label: 'Выйти', onPress: () => undefined }}
        />
      }
      opponents={
        <Opponents
          label="Соперники"
          items={[
            {
              seat: 1,
              seed: 'k',
              emoji: 'fox',
              name: 'Катя',
              stats: stat(2, 3),
              active: false,
              status: { text: '1 из 2 к цели', tone: 'bad' },
              cards: (
                <CardRow size="xs">
                  {[
                    small(faces.gun, { selected: true, flag: 'цель' }),
                    small(faces.plumbus, { legal: true }),
                    small(faces.snowball, { legal: true }),
                    small(faces.rick),
                  ]}
                </CardRow>
              ),
            },
            {
              seat: 2,
              seed: 'b',
              emoji: 'panda',
              name: 'Борис',
              stats: stat(1, 1),
              status: { text: 'помеха', sign: 'death-skull' },
              cards: <CardRow size="xs">{[small(faces.sauce, { legal: true }), small(faces.federation)]}</CardRow>,
            },
            {
              seat: 3,
              seed: 'g',
              emoji: 'robot',
              name: 'Бот Гена',
              bot: 'бот',
              stats: stat(2, 2),
              cards: <CardRow size="xs">{[small(faces.ghost, { legal: true }), small(faces.tv, { legal: true })]}</CardRow>,
            },
          ]}
        />
      }
      centre={
        <div style={{ display: 'flex', gap: 24, alignItems: 'center', overflow: 'auto hidden', padding: '8px 6px' }}>
          <Pile label="Колода" count={47} top={null} back={art.back} width={84} zone="deck" />
          <Pile label="Сброс" count={23} top={faces.reset} width={84} zone="discard" />
          <div
            style={{
              ...row,
              flex: 1,
              justifyContent: 'flex-end',
              padding: '12px 16px',
              borderRadius: 18,
              background: 'var(--well)',
              boxShadow: 'inset 0 0 0 1.5px var(--well-line)',
            }}
          >
            {[faces.draw3, faces.play2, faces.hand2, faces.schwifty].map((face) => (
              <Card key={face.name} face={face} size="s" width={84} onRead={read(face)} />
            ))}
          </div>
          <Card face={faces.garage} size="m" width={136} onRead={read(faces.garage)} />
        </div>
      }
      prompt={
        <PromptBar
          tone="act"
          question="Чью тему забрать? Выбрана «Портальная пушка» Кати"
          hint="С ней соберётся цель «Гаражная наука» — вы победите."
          steps={{ done: 1, total: 2 }}
          rule={{ label: 'Правило FLX-180', onOpen: () => undefined }}
          actions={[{ key: 'back', label: 'Другую карту', onPress: () => undefined, escape: true }]}
          main={{ key: 'take', label: 'Забрать пушку', icon: <Emoji name="water-pistol" />, onPress: () => undefined }}
          keys={{ escape: 'Esc' }}
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
              stats={stat(3, 3)}
              hint={
                <>
                  Не хватает <b>Портальной пушки</b>
                </>
              }
              zone="hand:0"
            />
          }
          title="Мои темы"
          note="3 из 4"
        >
          <CardRow gap={14}>
            {[
              ...[faces.robot, faces.cruiser, faces.raptor].map((face) => (
                <Card key={face.name} face={face} size="s" onRead={read(face)} />
              )),
              <Slot key="slot">
                место
                <br />
                для темы
              </Slot>,
            ]}
          </CardRow>
        </MyArea>
      }
      hand={
        <HandFan
          label="Ваша рука"
          ids={hand}
          selected={[chosen]}
          legal={['garage']}
          render={(id, p) => (
            <Card
              {...p}
              id={id}
              face={faces[id]}
              size="m"
              selected={chosen === id}
              legal={id === 'garage'}
              disabled={id === 'reset'}
              onPress={() => setChosen(id)}
              onRead={read(faces[id])}
            />
          )}
        />
      }
      rail={
        <Rail
          label="Карта крупно и ход игры"
          caption="Играется сейчас"
          pinHint="Пробел — закрепить"
          pinned={pinned}
          onPin={() => setPinned(!pinned)}
          reading={<Card face={reading} size="l" />}
          tabs={tabs}
          bare={sheet}
        />
      }
    />
  );
}
