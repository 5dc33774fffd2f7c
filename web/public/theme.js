// Before the first paint: the colours and the language chosen on this device, so that nothing flashes.
try {
  const { theme, lang } = JSON.parse(localStorage.getItem('zastolye') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (lang === 'ru' || lang === 'en') document.documentElement.lang = lang;
} catch {
  // Nothing stored, or storing is not allowed: the system decides.
}
