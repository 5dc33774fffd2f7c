import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from '../../kit/index.ts';

/** Short messages over the table; the same thing said twice is said once. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const next = useRef(0);
  const dropToast = useCallback((key: ToastItem['key']) => setToasts((all) => all.filter((one) => one.key !== key)), []);
  const toast = useCallback((one: Omit<ToastItem, 'key'>) => {
    const key = next.current++;
    setToasts((all) => [...all.filter((old) => old.text !== one.text || old.title !== one.title).slice(-2), { ...one, key }]);
  }, []);
  return { toasts, toast, dropToast };
}
