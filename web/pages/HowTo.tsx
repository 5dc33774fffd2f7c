import { lazy, Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import { isBorrowed, type Lang } from '#engine';
import { forgetCourse } from '../app/coach.ts';
import { useGames } from '../app/games.ts';
import { changeSettings } from '../app/settings.ts';
import { Borrowed, Button, Card, CardSheet, Chip, Emoji, Notice, Sign } from '../kit/index.ts';
import type { Figure, Lessons, Position } from '../table/coach/lessons.ts';
import type { TryPositionProps } from '../table/coach/TryPosition.tsx';
import { type Guide, loadGame } from '../table/games.ts';
import { termsIn } from '../table/reading/terms.ts';
import { coachTexts } from '../text/coach.ts';
import { firstMatch } from './choices.ts';
import css from './HowTo.module.css';
import { emblem } from './posters.ts';
import { gameWords } from './titles.ts';
import { useOpenTable } from './useOpenTable.ts';
import { useWords } from './words.ts';

const TryPosition = lazy(() => import('../table/coach/TryPosition.tsx').then((m) => ({ default: m.TryPosition })));

/** The game on one screen: the goal, the turn in pictures, the kinds of cards, what newcomers get wrong, and two positions to solve. */
export function HowTo({ id, guide }: { readonly id: string; readonly guide: Guide }) {
  const { lang, say, ui } = useWords();
  const { lessons, texts } = guide;
  const seats = useGames()?.find((one) => one.id === id)?.seats;
  const [read, setRead] = useState<string | null>(null);
  const [tried, setTried] = useState<Position | null>(null);
  const text = lessons.text[lang];
  const w = coachTexts[lang];
  const faceOf = (def: string) => guide.face(def, texts[lang], lang);
  return (
    <div className={css.howto} data-game={id} lang={isBorrowed(texts[lang], 'learn') ? 'en' : undefined}>
      <header className={css.hero}>
        <div>
          <p className={css.title}>{texts[lang].title}</p>
          <h1>{text.headline}</h1>
          <p>{text.lead}</p>
          <div className={css.facts}>
            {seats !== undefined && <Chip>{say(w.players, seats)}</Chip>}
            <Chip>{gameWords(lang, id).minutes}</Chip>
            <Chip>{text.mood}</Chip>
          </div>
          <StartWithCoach id={id} />
        </div>
        <span className={css.big} aria-hidden="true">
          <Emoji name={emblem(id)} size={120} />
        </span>
      </header>
      {isBorrowed(texts[lang], 'learn') && <Borrowed lang={lang} text={ui.common.borrowed} />}
      <h2>{w.turnInPictures}</h2>
      <ol className={css.four}>
        {text.steps.map(([name, about], i) => (
          <li key={name}>
            <div className={css.picture} aria-hidden="true">
              <b>{i + 1}</b>
              {lessons.steps[i]?.map((figure, at) => (
                <Shown key={`${name}-${String(at)}`} figure={figure} guide={guide} lang={lang} />
              ))}
            </div>
            <div className={css.words}>
              <h3>{name}</h3>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2>{w.kinds}</h2>
      <ul className={css.kinds}>
        {text.kinds.map(([name, about], i) => {
          const def = lessons.kinds[i] ?? '';
          return (
            <li key={name}>
              <Card
                face={faceOf(def)}
                size="s"
                width={92}
                label={say(w.readCard, { card: faceOf(def).name.replaceAll('\u00ad', '') })}
                onPress={() => setRead(def)}
              />
              <b>{name}</b>
              <span>{about}</span>
            </li>
          );
        })}
      </ul>
      <h2>{w.mistakes}</h2>
      <Mistakes list={text.mistakes} lang={lang} />
      <h2>{w.tries}</h2>
      <ul className={css.tries}>
        {lessons.tries.map((position) => (
          <li key={position.key}>
            <div>
              <b>{text.tries[position.key]?.title}</b>
              <p>{text.tries[position.key]?.ask}</p>
            </div>
            <Button data-action="try" data-position={position.key} onClick={() => setTried(position)}>
              {w.try}
            </Button>
          </li>
        ))}
      </ul>
      <CardSheet
        open={read !== null}
        label={read === null ? '' : faceOf(read).name}
        card={read !== null && <Card face={faceOf(read)} size="l" />}
        glossary={
          read === null
            ? []
            : termsIn(texts[lang], faceOf(read).text ?? '').flatMap((key) => {
                const term = texts[lang].glossary?.[key];
                return term === undefined ? [] : [{ term: term.word, text: term.text }];
              })
        }
        onClose={() => setRead(null)}
      />
      {tried !== null && (
        <Suspense fallback={null}>
          <Tried id={id} lessons={lessons} position={tried} onClose={() => setTried(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** What newcomers get wrong, and how it is right. */
function Mistakes({ list, lang }: { readonly list: Guide['lessons']['text'][Lang]['mistakes']; readonly lang: Lang }) {
  const w = coachTexts[lang];
  return (
    <ul className={css.mistakes}>
      {list.map(([wrong, better]) => (
        <li key={wrong}>
          <p>
            <i aria-hidden="true">✕</i>
            <span>
              <span className="sr">{w.wrong}: </span>
              <b>{wrong}</b>
            </span>
          </p>
          <p>
            <i className={css.ok} aria-hidden="true">
              ✓
            </i>
            <span>
              <span className="sr">{w.better}: </span>
              {better}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The table comes when a position is tried. */
function Tried({ id, ...rest }: { readonly id: string } & Omit<TryPositionProps, 'parts'>) {
  return <TryPosition parts={use(loadGame(id))} {...rest} />;
}

function Shown({ figure, guide, lang }: { readonly figure: Figure; readonly guide: Guide; readonly lang: Lang }) {
  const { face, art, texts } = guide;
  if ('card' in figure) return <Card face={face(figure.card, texts[lang], lang)} size="xs" width={68} />;
  if ('back' in figure) return <Card face={null} back={art.back} size="xs" width={62} label="" />;
  if ('sign' in figure) return <Sign name={figure.sign} className={css.sign} />;
  if ('sticker' in figure) return <Emoji name={figure.sticker} size={48} />;
  return <span className={css.word}>{figure.word}</span>;
}

/** A match against easy bots, with the coach at hand. */
function StartWithCoach({ id }: { readonly id: string }) {
  const { lang, p } = useWords();
  const { busy, problem, open } = useOpenTable();
  const game = useGames()?.find((one) => one.id === id);
  return (
    <>
      <Button
        kind="act"
        disabled={busy || game === undefined}
        data-action="with-coach"
        onClick={() => {
          if (game === undefined) return;
          changeSettings({ coach: true });
          forgetCourse(id);
          void open(firstMatch(game));
        }}
      >
        {busy ? p.home.starting : coachTexts[lang].withCoach}
      </Button>
      {problem !== null && <Notice tone="bad" role="alert" title={p.home.failed} text={problem} />}
    </>
  );
}

/** Two games that somebody who likes this one may like. */
export function Neighbours({ lessons }: { readonly lessons: Lessons }) {
  const { lang } = useWords();
  const w = coachTexts[lang];
  return (
    <section aria-label={w.also} className={css.likes}>
      {Object.entries(lessons.text[lang].neighbours).map(([game, why]) => (
        <p key={game}>
          <Emoji name={emblem(game)} size={34} />
          <span>
            <b>{gameWords(lang, game).title}.</b> {why}
          </span>
          <Link href={`/rules/${game}`}>{w.howTo}</Link>
        </p>
      ))}
    </section>
  );
}
