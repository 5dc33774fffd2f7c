import css from './Notice.module.css';

/** Grey lines of a list on its way. */
export function LineSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <i key={`line-${String(n)}`} />
      ))}
    </div>
  );
}
