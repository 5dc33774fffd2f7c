import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Lang } from '#engine';
import { art as smashUp } from '#games/smash-up/board/art.ts';
import {
  Ballots,
  Banner,
  Button,
  Card,
  CardSheet,
  CardSkeletons,
  Chip,
  Confetti,
  Curtain,
  Dialog,
  Drawer,
  Emoji,
  EmptyState,
  EndPanel,
  LanguageSwitch,
  Notice,
  Plate,
  PromptBar,
  playCue,
  QrCode,
  Ranking,
  ReplayBar,
  ScorePlot,
  Sign,
  Stepper,
  setSound,
  type ThemeChoice,
  ThemeSwitch,
  Toaster,
} from '../kit/index.ts';
import { OutcomePicture } from '../table/end/OutcomePicture.tsx';
import { languages } from '../text/languages.ts';
import { faces } from './faces.ts';

const box: CSSProperties = {
  position: 'relative',
  display: 'grid',
  gap: 12,
  alignContent: 'center',
  padding: 18,
  borderRadius: 22,
  color: 'var(--on-table)',
  background: 'radial-gradient(90% 120% at 50% 20%, var(--t-1), var(--t-2))',
  boxShadow: 'inset 0 0 0 3px var(--t-rim)',
  minHeight: 190,
};

function Panel({ game, title, children }: { readonly game: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section data-game={game} style={{ display: 'grid', gap: 8, gridTemplateRows: 'auto 1fr', minWidth: 0 }}>
      <h2 style={{ margin: 0, font: '700 15px/1.2 var(--font-num)', color: 'var(--ink-2)' }}>{title}</h2>
      <div style={box}>{children}</div>
    </section>
  );
}

const DEADLINE = Date.now() + 14_000;

export function StatesPage() {
  const [at, setAt] = useState(9);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState('1×');
  const [open, setOpen] = useState<'' | 'dialog' | 'drawer' | 'card' | 'banner' | 'confetti'>('');
  const [tokens, setTokens] = useState(2);
  const [lang, setLang] = useState<Lang>('ru');
  const [theme, setTheme] = useState<ThemeChoice>('dark');
  const close = () => setOpen('');
  const ranking = (
    <Ranking
      label="Места"
      lines={[
        { seat: 0, seed: 'a', emoji: 'cat-face', name: 'Вы', score: 15 },
        { seat: 1, seed: 'b', emoji: 'owl', name: 'Лера', score: 13 },
        { seat: 2, seed: 'c', emoji: 'panda', name: 'Борис', score: 8 },
      ]}
    />
  );
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))', gap: 16, padding: 24 }}>
      <Panel game="unicorns" title="Ждём других">
        <PromptBar
          tone="wait"
          question="Ходит Катя"
          hint="Можно читать карты и готовить ход: отмеченное сыграется само."
          actions={[{ key: 'nudge', label: 'Поторопить', onPress: close }]}
        />
        <div style={{ display: 'flex', gap: 12 }}>
          <Plate seat={1} seed="k" emoji="fox" name="Катя" active status={{ text: 'думает', dots: true }} />
          <Plate seat={2} seed="b" emoji="panda" name="Борис" status={{ text: 'готов', tone: 'good', sign: 'check-mark' }} />
        </div>
      </Panel>
      <Panel game="rickshank" title="Связь пропала">
        <Notice tone="bad" sign="wifi-router" title="Нет связи. Возвращаемся…" text="Ход сохранён, стол ждёт 3 минуты." busy role="alert" />
        <Plate
          seat={2}
          seed="b"
          emoji="panda"
          name="Борис"
          offline
          stats={[{ icon: 'unplugged', value: '1:42', label: 'вне связи' }]}
          end={
            <>
              <Button size="sm">Ждать</Button>
              <Button size="sm" icon={<Emoji name="robot" />}>
                Бот вместо него
              </Button>
            </>
          }
        />
      </Panel>
      <Panel game="rickshank" title="Голосование">
        <PromptBar
          tone="act"
          question="Отправить Рика-командира в карцер?"
          hint="Жетоны откроются разом: где больше — так и будет."
          timer={{ deadline: DEADLINE, total: 20_000, label: 'Осталось времени' }}
          main={{ key: 'vote', label: 'Проголосовать', onPress: close }}
        >
          <Ballots
            label="Голоса"
            voters={[
              { seat: 1, seed: 'k', emoji: 'fox', name: 'Катя', state: 'sealed', label: 'голос есть' },
              { seat: 3, seed: 'g', emoji: 'robot', name: 'Гена', state: 'waiting', label: 'думает' },
            ]}
          />
          <Stepper
            label="Жетоны"
            value={tokens}
            min={0}
            max={3}
            onChange={setTokens}
            icon={<Emoji name="coin" />}
            note="из 3"
            less="Меньше"
            more="Больше"
          />
        </PromptBar>
        <PromptBar
          tone="act"
          question="Сбросьте лишние карты"
          counter="2 из 3"
          hint="Рука больше предела."
          main={{ key: 'x', label: 'Выберите ещё 1', onPress: close, disabled: true }}
        />
      </Panel>
      <Panel game="smash-up" title="Конец игры">
        <EndPanel
          title="Вы победили!"
          reason="15 очков на 8-м ходу · 34 минуты"
          ranking={ranking}
          plot={
            <ScorePlot
              label="Очки по ходам"
              steps="ход"
              series={[
                { seat: 0, name: 'Вы', values: [0, 3, 3, 4, 7, 7, 11, 11, 15] },
                { seat: 1, name: 'Лера', values: [0, 0, 2, 5, 5, 9, 9, 12, 13] },
                { seat: 2, name: 'Борис', values: [0, 1, 1, 3, 4, 4, 6, 8, 8] },
              ]}
            />
          }
          facts={[
            { label: 'Самый сильный ход', value: '+4 на 6-м' },
            { label: 'Баз взято', value: 5 },
            { label: 'Карт сыграно', value: 61 },
          ]}
          actions={
            <>
              <Button kind="act">Ещё раз</Button>
              <Button icon={<Sign name="film-spool" />}>Повтор</Button>
              <Button>К играм</Button>
            </>
          }
        />
      </Panel>
      <Panel game="unicorns" title="Чем кончилось">
        <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>
          {(['won', 'lost', 'alone', 'resigned', 'draw', 'watched'] as const).map((mood) => (
            <OutcomePicture key={mood} mood={mood} icon="unicorn" />
          ))}
          {(['lost', 'alone', 'resigned'] as const).map((mood) => (
            <OutcomePicture key={mood} mood={mood} icon="cucumber" />
          ))}
        </div>
      </Panel>
      <Panel game="fluxx" title="Повтор и зритель">
        <Chip tone="info" icon={<Emoji name="eyes" />}>
          Вы смотрите: чужие руки закрыты
        </Chip>
        <ReplayBar
          at={at}
          total={14}
          playing={playing}
          onSeek={setAt}
          onPlay={setPlaying}
          position={`ход ${at} / 14`}
          speed={speed}
          speeds={['1×', '2×', '4×']}
          onSpeed={setSpeed}
          marks={[
            { at: 2, label: 'Новая цель' },
            { at: 5, label: 'Отмена', tone: 'bad' },
            { at: 11, label: 'Победа', tone: 'good' },
          ]}
          words={{ label: 'Повтор', back: 'Назад', forward: 'Вперёд', play: 'Пуск', pause: 'Пауза', speed: 'Скорость' }}
        />
      </Panel>
      <Panel game="pickle" title="Загрузка">
        <CardSkeletons count={4} text="Карты переворачиваются по готовности." />
      </Panel>
      <Panel game="unicorns" title="Пусто и ошибка">
        <Notice
          emoji="fork-and-knife-with-plate"
          title="Стол ещё не накрыт"
          text="Накройте свой — друзья увидят."
          action={
            <Button kind="act" size="sm">
              Накрыть
            </Button>
          }
        />
        <Notice
          emoji="broken-heart"
          title="Ход не принят"
          text="Карту уже забрали. Выберите ещё раз."
          action={<Button size="sm">Понятно</Button>}
        />
        <EmptyState
          emoji="fork-and-knife-with-plate"
          title="Партий пока нет"
          text="Сыграйте первую с ботами."
          action={<Button kind="act">Играть</Button>}
        />
      </Panel>
      <Panel game="smash-up" title="За одним экраном">
        <div style={{ height: 440 }}>
          <Curtain
            game="smash-up"
            seat={2}
            seed="b"
            emoji="panda"
            title="Передайте экран Борису"
            text="Рука Кати спрятана. Нажмите, когда Борис один смотрит на экран."
            button="Я Борис, показать руку"
            onOpen={close}
            back={smashUp.back}
          />
        </div>
      </Panel>
      <Panel game="fluxx" title="Прочее">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
          <Button onClick={() => setOpen('card')}>Card sheet</Button>
          <Button onClick={() => setOpen('banner')}>Banner</Button>
          <Button onClick={() => setOpen('confetti')}>Confetti</Button>
          <Button
            onClick={() => {
              setSound(true);
              playCue('turn');
            }}
          >
            Sound
          </Button>
          <LanguageSwitch label="Язык" value={lang} languages={languages} onChange={setLang} />
          <ThemeSwitch
            label="Тема"
            value={theme}
            names={{ auto: 'Как в системе', dark: 'Вечер', light: 'День' }}
            onChange={(next) => {
              setTheme(next);
              document.documentElement.dataset.theme = next;
            }}
          />
        </div>
        <QrCode text="https://example.org/t/KOT-42" label="Ссылка на стол" />
        {open === 'banner' && <Banner text="База взята!" onDone={close} />}
      </Panel>
      <Dialog
        open={open === 'dialog'}
        label="Выйти?"
        title="Выйти из партии?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Остаться</Button>
            <Button kind="act" onClick={close}>
              Выйти
            </Button>
          </>
        }
      >
        Место займёт бот, вернуться можно по ссылке.
      </Dialog>
      <Drawer open={open === 'drawer'} label="Правила" closeLabel="Закрыть" onClose={close}>
        <p>FLX-121. …</p>
      </Drawer>
      <div data-game="unicorns">
        <CardSheet
          open={open === 'card'}
          label="Карта крупно"
          card={<Card size="l" face={faces.superNeigh} />}
          glossary={[{ term: 'Мгновенная', text: 'Играется вне хода, в ответ на чужую карту.', sign: 'cancel' }]}
          actions={
            <>
              <Button onClick={close}>Назад</Button>
              <Button kind="act">Сыграть</Button>
            </>
          }
          onClose={close}
        />
      </div>
      {open === 'confetti' && <Confetti />}
      <Toaster
        label="Сообщения"
        closeLabel="Закрыть"
        items={[{ key: 1, title: 'Катя вернулась', text: 'Ходит дальше сама.', tone: 'good' }]}
        onDismiss={close}
        ms={60_000}
      />
    </main>
  );
}
