import { useEffect } from 'react';
import { type News, newsRead, useNews } from '../app/news.ts';
import { Button, LinkButton, loadArt, Notice } from '../kit/index.ts';
import { travelTexts } from '../text/travel.ts';
import css from './Lists.module.css';
import { useWords } from './words.ts';

const LINES = [
  { what: 'carried', tone: 'good', emoji: 'package', to: '/me' },
  { what: 'apart', tone: 'info', emoji: 'balance-scale', to: '/tables' },
  { what: 'kept', tone: 'plain', emoji: 'mobile-phone', to: '/tables' },
] as const;

/** What became of the matches that were played on this device: told once. */
export function CameHome() {
  const { lang, say, p } = useWords();
  const w = travelTexts[lang];
  const news: News | null = useNews();
  useEffect(() => {
    if (news !== null) void loadArt('away').catch(() => undefined);
  }, [news]);
  if (news === null) return null;
  return (
    <div className={css.cameHome} data-came-home="">
      {LINES.filter(({ what }) => news[what] > 0).map(({ what, tone, emoji, to }) => (
        <Notice
          key={what}
          tone={tone}
          emoji={emoji}
          role="status"
          title={say(w[what], { n: news[what] })}
          text={w[`${what}Text`]}
          action={
            <>
              <LinkButton size="sm" href={to}>
                {what === 'carried' ? p.home.record : w.tables}
              </LinkButton>
              <Button size="sm" data-action="news-read" onClick={newsRead}>
                {w.read}
              </Button>
            </>
          }
        />
      ))}
    </div>
  );
}
