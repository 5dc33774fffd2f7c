import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { hadCompany } from '../app/company.ts';
import { useLinks } from '../app/links.ts';
import { settings } from '../app/settings.ts';
import { useHadSlow } from '../app/tables.ts';
import { loadTableTexts } from '../text/load.ts';
import { Home } from './Home.tsx';
import { MissingPage, Waiting } from './Missing.tsx';
import { usualGame } from './nav.ts';

/** A page with a table: its words come with its code. */
const withTable = async <T,>(code: Promise<T>): Promise<T> => (await Promise.all([code, loadTableTexts(settings().lang)]))[0];

const MatchPage = lazy(() => withTable(import('./MatchPage.tsx')).then((m) => ({ default: m.MatchPage })));
const ReplayPage = lazy(() => withTable(import('./ReplayPage.tsx')).then((m) => ({ default: m.ReplayPage })));
const RulesPage = lazy(() => withTable(import('./RulesPage.tsx')).then((m) => ({ default: m.RulesPage })));
const LearnPage = lazy(() => withTable(import('./LearnPage.tsx')).then((m) => ({ default: m.LearnPage })));
const DailyPage = lazy(() => withTable(import('./DailyPage.tsx')).then((m) => ({ default: m.DailyPage })));
const AboutPage = lazy(() => import('./AboutPage.tsx').then((m) => ({ default: m.AboutPage })));
const RecordPage = lazy(() => withTable(import('./RecordPage.tsx')).then((m) => ({ default: m.RecordPage })));
const TablesPage = lazy(() => withTable(import('./TablesPage.tsx')).then((m) => ({ default: m.TablesPage })));
const CallingPage = lazy(() => import('./CallingPage.tsx').then((m) => ({ default: m.CallingPage })));
const CardsPage = lazy(() => withTable(import('../book/CardsPage.tsx')).then((m) => ({ default: m.CardsPage })));
const TrialPage = lazy(() => withTable(import('../book/TrialPage.tsx')).then((m) => ({ default: m.TrialPage })));
const LabPage = lazy(() => withTable(import('../book/LabPage.tsx')).then((m) => ({ default: m.LabPage })));
const CardPage = lazy(() => withTable(import('../book/CardPage.tsx')).then((m) => ({ default: m.CardPage })));
const Reminder = lazy(() => import('./Reminder.tsx').then((m) => ({ default: m.Reminder })));
const PuzzlesPage = lazy(() => withTable(import('../puzzles/PuzzlesPage.tsx')).then((m) => ({ default: m.PuzzlesPage })));
const PracticePage = lazy(() => withTable(import('../puzzles/PracticePage.tsx')).then((m) => ({ default: m.PracticePage })));
const PuzzlePage = lazy(() => withTable(import('../puzzles/PuzzlePage.tsx')).then((m) => ({ default: m.PuzzlePage })));
const Calls = lazy(() => import('./Calls.tsx').then((m) => ({ default: m.Calls })));
const OfflinePage = lazy(() => import('./OfflinePage.tsx').then((m) => ({ default: m.OfflinePage })));
const SecretPage = lazy(() => import('./SecretPage.tsx').then((m) => ({ default: m.SecretPage })));
const AccountPage = lazy(() => import('./AccountPage.tsx').then((m) => ({ default: m.AccountPage })));
const EnterPage = lazy(() => import('./EnterPage.tsx').then((m) => ({ default: m.EnterPage })));
const KeepsPage = lazy(() => import('./KeepsPage.tsx').then((m) => ({ default: m.KeepsPage })));

const UpdateBar = lazy(() => import('./UpdateBar.tsx').then((m) => ({ default: m.UpdateBar })));

/** Pages come from the network: one that has just been opened is as new as its server. */
const AGED_MS = 10 * 60_000;

function useAged(): boolean {
  const [aged, setAged] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setAged(true), AGED_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return aged;
}

export function App() {
  const [path, go] = useLocation();
  const hadSlow = useHadSlow();
  const aged = useAged();
  useLinks(go);
  useFreshPage(path);
  return (
    <Fence path={path}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/m/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/m/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
          <Route path="/cards">
            <CardsPage id={usualGame()} />
          </Route>
          <Route path="/cards/:game">{({ game }) => <CardsPage key={game} id={game} />}</Route>
          <Route path="/cards/:game/:card">{({ game, card }) => <CardPage key={game} id={game} card={card} />}</Route>
          <Route path="/lab">
            <LabPage id={usualGame()} />
          </Route>
          <Route path="/lab/:game/:trial">{({ game, trial }) => <TrialPage key={trial} id={game} trial={trial} />}</Route>
          <Route path="/lab/:game">{({ game }) => <LabPage key={game} id={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage key={game} id={game} />}</Route>
          <Route path="/daily/:game">{({ game }) => <DailyPage key={game} id={game} />}</Route>
          <Route path="/tables">
            <TablesPage />
          </Route>
          <Route path="/puzzles">
            <PuzzlesPage />
          </Route>
          <Route path="/puzzles/storm">
            <PracticePage kind="storm" />
          </Route>
          <Route path="/puzzles/warm-up">
            <PracticePage kind="warm-up" />
          </Route>
          <Route path="/puzzles/:game/:id">{({ game, id }) => <PuzzlePage key={`${game}/${id}`} game={game} id={id} />}</Route>
          <Route path="/me">
            <RecordPage />
          </Route>
          <Route path="/calling">
            <CallingPage />
          </Route>
          <Route path="/about">
            <AboutPage />
          </Route>
          <Route path="/offline">
            <OfflinePage />
          </Route>
          <Route path="/open">
            <SharedLink />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/enter">
            <EnterPage />
          </Route>
          <Route path="/keeps">
            <KeepsPage />
          </Route>
          {(['recover', 'back', 'letter'] as const).map((kind) => (
            <Route key={kind} path={`/${kind}`}>
              <SecretPage key={kind} kind={kind} />
            </Route>
          ))}
          <Route>
            <MissingPage />
          </Route>
        </Switch>
      </Suspense>
      {hadSlow && (
        <Suspense fallback={null}>
          <Reminder />
        </Suspense>
      )}
      {aged && (
        <Suspense fallback={null}>
          <UpdateBar path={path} />
        </Suspense>
      )}
      {hadCompany() && (
        <Suspense fallback={null}>
          <Calls />
        </Suspense>
      )}
    </Fence>
  );
}

/** A link to a table that was shared with the installed page: it is opened. */
function SharedLink() {
  const shared = [...new URLSearchParams(location.search).values()].join(' ');
  const table = /\/m\/[a-zA-Z0-9]{16,24}\b/.exec(shared)?.[0];
  return <Redirect to={table ?? '/'} replace />;
}

/** A new page begins at its top, for the eyes and for whoever listens to it. */
function useFreshPage(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}

interface FenceProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface FenceState {
  /** `old`: code that the server has no more, since it was updated. */
  readonly broken: boolean | 'old';
  readonly path: string;
}

/** What nobody foresaw ends here, with a way back instead of a white page; going elsewhere takes the fence down. */
class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { broken: false, path: this.props.path };
  static getDerivedStateFromError(error: unknown) {
    return { broken: /module|preload/i.test(String(error)) && navigator.onLine ? 'old' : true };
  }
  static getDerivedStateFromProps({ path }: FenceProps, state: FenceState): FenceState | null {
    return path === state.path ? null : { broken: false, path };
  }
  override render() {
    const { broken } = this.state;
    return broken === false ? this.props.children : <MissingPage broken old={broken === 'old'} />;
  }
}
