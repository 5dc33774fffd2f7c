import './index.css';

// Colours and cut of every game: the home page shows posters of all of them.
import.meta.glob('../../games/*/board/theme.css', { eager: true });

// The letters of their titles, in small files. They come after the whole ones: the last that has a letter is taken.
import.meta.glob('../../games/*/board/title.css', { eager: true });
