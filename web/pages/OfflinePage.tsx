import { useCallback, useEffect, useState } from 'react';
import { useInstall } from '../app/install.ts';
import { type KeptGame, keepHere, keptGames } from '../app/keep.ts';
import { useOffline } from '../app/net.ts';
import { Button, Chip, Emoji, loadArt, Notice } from '../kit/index.ts';
import { offlinePageTexts } from '../text/offline-page.ts';
import { Frame } from './Frame.tsx';
import css from './Offline.module.css';
import prose from './Prose.module.css';
import { emblem } from './posters.ts';
import { gameWords } from './titles.ts';
import { useWords } from './words.ts';

const KB = 1000;
const MB = 1_000_000;

/** Which games are on this device, what they take, and how to get the others. */
export function OfflinePage() {
  const { lang, say } = useWords();
  const w = offlinePageTexts[lang];
  const install = useInstall();
  const away = useOffline();
  const { games, used, look } = useKeptGames();
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const get = async (game: string): Promise<void> => {
    setBusy(game);
    setFailed(!(await keepHere([game])));
    await look();
    setBusy(null);
  };
  const size = (bytes: number): string => (bytes / MB).toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <Frame title={w.title}>
      <article className={prose.prose}>
        <h1>{w.title}</h1>
        <p>{w.lead}</p>
        {failed && <Notice tone="bad" role="alert" title={w.failed} />}
        {games === null && <Notice title={w.none} />}
        {away && games !== null && <Notice sign="unplugged" title={w.needsNet} />}
        <ul className={css.games}>
          {(games ?? []).map(({ game, bytes, here, all }) => (
            <li key={game} data-kept={here === all ? game : undefined}>
              <Emoji name={emblem(game)} size={34} />
              <span className={css.name}>
                <b>{gameWords(lang, game).title}</b>
                <small>{say(w.size, { kb: Math.round(bytes / KB) })}</small>
              </span>
              {here === all ? (
                <Chip tone="good">✓ {w.here}</Chip>
              ) : busy === game ? (
                <Chip>{w.getting}</Chip>
              ) : (
                <Button size="sm" disabled={busy !== null || away} data-action="keep" data-game={game} onClick={() => void get(game)}>
                  {w.get}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {games !== null && (
          <p>
            {w.byItself} {w.oldest} {used !== null && say(w.used, { mb: size(used) })}
          </p>
        )}
        <h2>{w.install}</h2>
        <p>{w.installText}</p>
        {install === null ? <p>{w.byHand}</p> : <Button onClick={install}>{w.yes}</Button>}
      </article>
    </Frame>
  );
}

function useKeptGames() {
  const [games, setGames] = useState<readonly KeptGame[] | null>([]);
  const [used, setUsed] = useState<number | null>(null);
  const look = useCallback(async () => {
    setGames(await keptGames().catch(() => null));
    setUsed((await navigator.storage?.estimate().catch(() => null))?.usage ?? null);
  }, []);
  useEffect(() => {
    loadArt('lobby').catch(() => undefined);
    void look();
  }, [look]);
  return { games, used, look };
}
