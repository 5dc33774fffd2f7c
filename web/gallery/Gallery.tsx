import { CardsPage } from './CardsPage.tsx';
import { FluxxTable } from './FluxxTable.tsx';

/** Pages by hash: #cards, #fluxx, … ; #light or #dark after a comma. */
export function Gallery() {
  const [page = '', ...flags] = location.hash.slice(1).split(',');
  const theme = flags.find((flag) => flag === 'light' || flag === 'dark');
  if (theme) document.documentElement.dataset.theme = theme;
  switch (page) {
    case 'fluxx':
      return <FluxxTable />;
    default:
      return <CardsPage />;
  }
}
