import { useEffect } from 'react';
import { langFrom } from '#engine';
import { ArtPage } from './ArtPage.tsx';
import { CardsPage } from './CardsPage.tsx';
import { FluxxTable } from './FluxxTable.tsx';
import { OgPage } from './OgPage.tsx';
import { StatesPage } from './StatesPage.tsx';
import { UnicornsTable } from './UnicornsTable.tsx';

/** Pages by hash: #cards, #states, #fluxx, #unicorns, #art-<game>, #og-<game>; a comma and "light" or "dark" set the scheme. */
export function Gallery() {
  const [page = '', ...flags] = location.hash.slice(1).split(',');
  const theme = flags.find((flag) => flag === 'light' || flag === 'dark');
  const text = flags.find((flag) => /^1\d0$/.test(flag));
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    if (text) document.documentElement.dataset.text = text;
  }, [theme, text]);
  if (page.startsWith('og-')) return <OgPage game={page.slice(3)} lang={langFrom(flags)} />;
  if (page.startsWith('art-')) return <ArtPage game={page.slice(4)} />;
  if (page === 'fluxx') return <FluxxTable />;
  if (page === 'unicorns') return <UnicornsTable />;
  if (page === 'states') return <StatesPage />;
  return <CardsPage />;
}
