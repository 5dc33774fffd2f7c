// Before the first paint: the colours, the language and the size of letters chosen on this device, so that nothing flashes.
const languages = (document.documentElement.dataset.languages ?? 'en').split(' ');
const [wished] = navigator.language.toLowerCase().split('-');
document.documentElement.lang = languages.includes(wished) ? wished : 'en';
try {
  const { theme, lang, textSize } = JSON.parse(localStorage.getItem('zastolye') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (languages.includes(lang)) document.documentElement.lang = lang;
  if (typeof textSize === 'number') document.documentElement.dataset.text = String(textSize);
} catch {
  // Nothing stored, or storing is not allowed: the system decides.
}
// What the home page shows first is on its way while its code is still being read; the build names the files.
if (location.pathname === '/')
  for (const href of (document.currentScript?.dataset.home ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
