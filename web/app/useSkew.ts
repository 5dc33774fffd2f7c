import { useEffect, useState } from 'react';

/** How far this clock is from the server's, given what the server's clock said just now. */
export function useSkew(now: number | null): number {
  const [skew, setSkew] = useState(0);
  useEffect(() => {
    if (now !== null) setSkew(Date.now() - now);
  }, [now]);
  return skew;
}
