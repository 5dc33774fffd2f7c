import { useEffect, useState } from 'react';
import { useInstall } from '../../app/install.ts';
import { askedOnce, endedHere } from '../../app/offer.ts';
import { useSettings } from '../../app/settings.ts';
import { Button, loadArt, Notice } from '../../kit/index.ts';
import { offlinePageTexts } from '../../text/offline-page.ts';

/** After the third match on this device, once: the page could lie among the other games. Both answers are alike, and neither is gold. */
export function InstallOffer({ match }: { readonly match: string }) {
  const { lang } = useSettings();
  const w = offlinePageTexts[lang];
  const install = useInstall();
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(endedHere(match)), [match]);
  const offered = wanted && install !== null;
  useEffect(() => {
    if (offered) void loadArt('away').catch(() => undefined);
  }, [offered]);
  if (!offered) return null;
  const answer = (then?: () => void): void => {
    askedOnce();
    setWanted(false);
    then?.();
  };
  return (
    <Notice
      emoji="wrapped-gift"
      title={w.install}
      text={w.installText}
      action={
        <>
          <Button data-action="install-not" onClick={() => answer()}>
            {w.no}
          </Button>
          <Button data-action="install" onClick={() => answer(install)}>
            {w.yes}
          </Button>
        </>
      }
    />
  );
}
