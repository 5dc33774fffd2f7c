/** A lamp over a table with two cards. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="#2A1B36" />
      <path d="M24 3v9" stroke="#FFE6B0" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M13.5 21.5a10.5 10.5 0 0 1 21 0z" fill="#E2445B" />
      <path d="M13.5 21.5a10.5 10.5 0 0 1 9-10.4 14 14 0 0 0-4.5 10.4z" fill="#F77D88" />
      <path d="M12.6 22.5h22.8L42 38H6z" fill="#FFC531" opacity=".34" />
      <ellipse cx="24" cy="38" rx="18" ry="5.2" fill="#FFF3DA" />
      <path d="M17 36.2l5.6-1.9 2.8 2.7-5.8 2z" fill="#2A1B36" />
      <path d="M26 37.9l5-2.2 3 2.1-5.1 2.3z" fill="#E2445B" />
      <circle cx="24" cy="22.6" r="2.5" fill="#FFF3C4" />
    </svg>
  );
}
