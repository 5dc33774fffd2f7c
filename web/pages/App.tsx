import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { hadCompany } from '../app/company.ts';
import { useLinks } from '../app/links.ts';
import { useHadSlow } from '../app/tables.ts';
import { Home } from './Home.tsx';
import { MissingPage, Waiting } from './Missing.tsx';
import { usualGame } from './nav.ts';

const MatchPage = lazy(() => import('./MatchPage.tsx').then((m) => ({ default: m.MatchPage })));
const ReplayPage = lazy(() => import('./ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })));
const RulesPage = lazy(() => import('./RulesPage.tsx').then((m) => ({ default: m.RulesPage })));
const LearnPage = lazy(() => import('./LearnPage.tsx').then((m) => ({ default: m.LearnPage })));
const DailyPage = lazy(() => import('./DailyPage.tsx').then((m) => ({ default: m.DailyPage })));
const AboutPage = lazy(() => import('./AboutPage.tsx').then((m) => ({ default: m.AboutPage })));
const RecordPage = lazy(() => import('./RecordPage.tsx').then((m) => ({ default: m.RecordPage })));
const TablesPage = lazy(() => import('./TablesPage.tsx').then((m) => ({ default: m.TablesPage })));
const CallingPage = lazy(() => import('./CallingPage.tsx').then((m) => ({ default: m.CallingPage })));
const CardsPage = lazy(() => import('../book/CardsPage.tsx').then((m) => ({ default: m.CardsPage })));
const LabPage = lazy(() => import('../book/LabPage.tsx').then((m) => ({ default: m.LabPage })));
const CardPage = lazy(() => import('../book/CardPage.tsx').then((m) => ({ default: m.CardPage })));
const Reminder = lazy(() => import('./Reminder.tsx').then((m) => ({ default: m.Reminder })));
const PuzzlesPage = lazy(() => import('../puzzles/PuzzlesPage.tsx').then((m) => ({ default: m.PuzzlesPage })));
const PracticePage = lazy(() => import('../puzzles/PracticePage.tsx').then((m) => ({ default: m.PracticePage })));
const PuzzlePage = lazy(() => import('../puzzles/PuzzlePage.tsx').then((m) => ({ default: m.PuzzlePage })));
const Calls = lazy(() => import('./Calls.tsx').then((m) => ({ default: m.Calls })));
const OfflinePage = lazy(() => import('./OfflinePage.tsx').then((m) => ({ default: m.OfflinePage })));
const SecretPage = lazy(() => import('./SecretPage.tsx').then((m) => ({ default: m.SecretPage })));
const AccountPage = lazy(() => import('./AccountPage.tsx').then((m) => ({ default: m.AccountPage })));
const EnterPage = lazy(() => import('./EnterPage.tsx').then((m) => ({ default: m.EnterPage })));
const KeepsPage = lazy(() => import('./KeepsPage.tsx').then((m) => ({ default: m.KeepsPage })));

export function App() {
  const [path, go] = useLocation();
  const hadSlow = useHadSlow();
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
  readonly broken: boolean;
  readonly path: string;
}

/** What nobody foresaw ends here, with a way back instead of a white page; going elsewhere takes the fence down. */
class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { broken: false, path: this.props.path };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  static getDerivedStateFromProps({ path }: FenceProps, state: FenceState): FenceState | null {
    return path === state.path ? null : { broken: false, path };
  }
  override render() {
    return this.state.broken ? <MissingPage broken /> : this.props.children;
  }
}
