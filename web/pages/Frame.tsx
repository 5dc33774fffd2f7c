import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe, useMeAsked } from '../app/session.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWaiting } from '../app/tables.ts';
import { Avatar, Button, LanguageSwitch, Logo, Sign } from '../kit/index.ts';
import { OfflineSign } from '../table/attention/Offline.tsx';
import { languages } from '../text/languages.ts';
import { offlineTexts } from '../text/offline.ts';
import css from './Frame.module.css';
import { type Section, sectionsIn } from './nav.ts';
import { useTitle } from './useTitle.ts';
import { useWords } from './words.ts';

const Profile = lazy(() => import('./Profile.tsx').then((m) => ({ default: m.Profile })));

/** Header, width and foot of every page but the table. */
export function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { p, ui, say } = useWords();
  const { lang, sound } = useSettings();
  const me = useMe();
  const asked = useMeAsked();
  /** Null until it was wanted once: then its code is fetched. */
  const [profile, setProfile] = useState<boolean | null>(null);
  useTitle(title, useWaiting());
  return (
    <div className={css.page}>
      <a className={css.skip} href="#content">
        {p.nav.skip}
      </a>
      <header className={css.top}>
        <Link href="/" className={css.logo} aria-label={p.nav.toHome}>
          <Logo className={css.mark} />
          <span>{ui.common.brand}</span>
        </Link>
        <nav className={css.nav} aria-label={p.nav.main}>
          <Sections place="top" />
        </nav>
        <OfflineSign brief />
        <span className={css.space} />
        <LanguageSwitch
          label={ui.common.language}
          value={lang}
          languages={languages}
          short
          onChange={(next) => changeSettings({ lang: next })}
        />
        <ThemeButton />
        <Button
          kind="icon"
          className={css.wide}
          aria-label={ui.common.sound}
          title={ui.common.sound}
          aria-pressed={sound}
          onClick={() => changeSettings({ sound: !sound })}
        >
          <Sign name={sound ? 'speaker' : 'speaker-off'} />
        </Button>
        <button
          type="button"
          className={css.me}
          aria-label={say(p.nav.profile, { name: me?.name ?? p.profile.guest })}
          aria-haspopup="dialog"
          data-action="profile"
          onClick={() => setProfile(true)}
        >
          <Avatar seed={me?.avatar ?? 'guest'} size="sm" />
          <b>{me?.name ?? p.profile.guest}</b>
        </button>
      </header>
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.foot}>
        <nav aria-label={p.nav.more}>
          <Sections place="foot" />
          <Link href="/offline">{offlineTexts[lang].link}</Link>
          <a href="/api/docs">{p.nav.api}</a>
          {asked && me === null && <Link href="/enter">{p.nav.enter}</Link>}
        </nav>
        <small>{p.nav.fan}</small>
      </footer>
      <nav className={css.tabs} aria-label={p.nav.tabs}>
        <Sections place="tabs" />
      </nav>
      {profile !== null && (
        <Suspense fallback={null}>
          <Profile open={profile} onClose={() => setProfile(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Sections({ place }: { readonly place: Section['places'][number] }) {
  const { p, say } = useWords();
  const [path] = useLocation();
  const waiting = useWaiting();
  return sectionsIn(place).map(({ id, href, holds, name, sign, counts }) => {
    const { text, tab = text } = name(p);
    const badge = counts === true && place !== 'foot' && waiting > 0;
    return (
      <Link key={id} href={holds(path) ? path : href()} aria-current={holds(path) ? 'page' : undefined} data-section={id}>
        {place === 'tabs' && <Sign name={sign} />}
        <span>{place === 'tabs' ? tab : text}</span>
        {badge && (
          <b className={css.badge} data-waiting={waiting}>
            <span aria-hidden="true">{waiting}</span>
            <span className="sr">, {say(p.nav.waiting, { n: waiting })}</span>
          </b>
        )}
      </Link>
    );
  });
}

/** Evening or day: one press takes the other one, whatever the system says. */
function ThemeButton() {
  const { p } = useWords();
  const { theme } = useSettings();
  const isDark = theme === 'auto' ? !matchMedia('(prefers-color-scheme: light)').matches : theme === 'dark';
  const label = isDark ? p.nav.toLight : p.nav.toDark;
  return (
    <Button
      kind="icon"
      aria-label={label}
      title={label}
      data-action="theme"
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
        <path fill="currentColor" d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 2a6.5 6.5 0 0 1 0 13 8.2 8.2 0 0 0 0-13z" />
      </svg>
    </Button>
  );
}
