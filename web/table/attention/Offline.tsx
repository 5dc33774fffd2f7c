import { useEffect, useState } from 'react';
import { useOffline } from '../../app/net.ts';
import { useSettings } from '../../app/settings.ts';
import { Chip, Sign } from '../../kit/index.ts';
import { offlineTexts } from '../../text/offline.ts';
import css from './Offline.module.css';

/** All that changes by itself without the network: a chip in the top bar, and one sentence for whoever listens. */
/** `brief`: on a narrow screen the sign alone, where there is no room for its word. */
export function OfflineSign({ brief = false }: { readonly brief?: boolean }) {
  const { lang } = useSettings();
  const words = offlineTexts[lang];
  const away = useOffline();
  const [said, setSaid] = useState('');
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (away === was) return;
    setWas(away);
    setSaid(away ? words.gone : words.back);
  }, [away, was, words]);
  return (
    <>
      {away && (
        <span data-offline="">
          <Chip className={css.chip} icon={<Sign name="unplugged" />} title={words.chipHint}>
            <span className={brief ? css.brief : undefined}>{words.chip}</span>
          </Chip>
        </span>
      )}
      <span className={css.said} role="status">
        {said}
      </span>
    </>
  );
}
