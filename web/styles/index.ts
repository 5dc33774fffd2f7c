import './index.css';

// Colours and cut of every game: the home page shows posters of all of them.
import.meta.glob('../../games/*/board/theme.css', { eager: true });
