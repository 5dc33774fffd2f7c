import { useEffect, useState } from 'react';
import { forgetCourse } from '../app/coach.ts';
import { useGames } from '../app/games.ts';
import { changeSettings } from '../app/settings.ts';
import { Button, CardSkeletons, EmptyState, LinkButton } from '../kit/index.ts';
import type { GameParts } from '../table/board.ts';
import type { Lessons } from '../table/coach/lessons.ts';
import { TryPosition } from '../table/coach/TryPosition.tsx';
import { loadGame, loadLessons } from '../table/games.ts';
import { playable } from '../table/playable.ts';
import { coachTexts } from '../text/coach.ts';
import { firstMatch } from './choices.ts';
import { Frame } from './Frame.tsx';
import { MissingPage } from './Missing.tsx';
import { gameWords } from './titles.ts';
import { useOpenTable } from './useOpenTable.ts';
import { useWords } from './words.ts';

/** A game in two minutes: its exercises one after the other, then a match with the coach. */
export function LearnPage({ id }: { readonly id: string }) {
  return playable.includes(id) ? <Learning id={id} /> : <MissingPage />;
}

type Course = { readonly parts: GameParts; readonly lessons: Lessons };

function Learning({ id }: { readonly id: string }) {
  const { p, ui, lang, say } = useWords();
  const w = coachTexts[lang];
  const [course, setCourse] = useState<Course | 'failed' | null>(null);
  const [at, setAt] = useState(0);
  const { problem, open } = useOpenTable();
  const game = useGames()?.find((one) => one.id === id);
  const load = (): void => {
    setCourse(null);
    Promise.all([loadGame(id), loadLessons(id)]).then(
      ([parts, lessons]) => setCourse({ parts, lessons }),
      () => setCourse('failed'),
    );
  };
  useEffect(load, [id]);
  const tries = course instanceof Object ? course.lessons.tries : [];
  const position = tries[at];
  /** Whoever has come here wants to be taught. */
  const begin = (): void => {
    if (game === undefined) return;
    changeSettings({ coach: true });
    forgetCourse(id);
    void open(firstMatch(game));
  };
  const isLast = at === tries.length - 1;
  if (course instanceof Object && position !== undefined && problem === null)
    return (
      <TryPosition
        key={position.key}
        parts={course.parts}
        lessons={course.lessons}
        position={position}
        onClose={begin}
        course={{
          step: say(w.step, { n: at + 1, all: tries.length }),
          next: isLast ? w.nowMatch : w.nextTry,
          skip: w.toMatch,
          onNext: () => (isLast ? begin() : setAt(at + 1)),
        }}
      />
    );
  return (
    <Frame title={gameWords(lang, id).title}>
      <h1>{gameWords(lang, id).title}</h1>
      {course === 'failed' || problem !== null ? (
        <EmptyState
          emoji="broken-heart"
          title={problem ?? p.home.offline}
          action={
            <>
              <Button kind="act" onClick={problem === null ? load : begin}>
                {ui.common.tryAgain}
              </Button>
              <LinkButton href="/">{p.missing.home}</LinkButton>
            </>
          }
        />
      ) : (
        <CardSkeletons count={3} text={ui.common.loading} />
      )}
    </Frame>
  );
}
