import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { changeSettings, type Settings, useSettings } from '../../app/settings.ts';
import { Drawer, LanguageSwitch, Segmented } from '../../kit/index.ts';
import { uiIn } from '../../text/index.ts';
import { languages } from '../../text/languages.ts';
import { canNotify } from '../attention/attention.ts';
import css from './SettingsPanel.module.css';

const SIZES = ['100', '110', '120', '130'] as const;

export interface SettingsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is set for this table, above what is set for this device. */
  readonly children?: ReactNode;
}

export function SettingsDrawer({ open, onClose, children }: SettingsDrawerProps) {
  const ui = uiIn(useSettings().lang);
  return (
    <Drawer open={open} label={ui.settings.title} closeLabel={ui.common.close} onClose={onClose}>
      {children}
      <SettingsPanel />
    </Drawer>
  );
}

/** What a person sets once for this device; every page may show it. */
export function SettingsPanel() {
  const settings = useSettings();
  const { settings: ui, common } = uiIn(settings.lang);
  const [blocked, setBlocked] = useState(false);
  const onOff = [
    { value: 'on', label: ui.on },
    { value: 'off', label: ui.off },
  ] as const;
  const switchOf = (key: 'sound' | 'haptics' | 'fastClicks' | 'leftHanded' | 'coach', label: string) => (
    <Segmented
      label={label}
      value={settings[key] ? 'on' : 'off'}
      options={onOff}
      onChange={(value) => changeSettings({ [key]: value === 'on' })}
    />
  );
  async function changeNotify(on: boolean): Promise<void> {
    if (!on) return changeSettings({ notify: false });
    const allowed = canNotify() && (await Notification.requestPermission()) === 'granted';
    setBlocked(!allowed);
    changeSettings({ notify: allowed });
  }
  return (
    <div className={css.panel}>
      <Line label={common.language}>
        <LanguageSwitch label={common.language} value={settings.lang} languages={languages} onChange={(lang) => changeSettings({ lang })} />
      </Line>
      <Line label={ui.theme}>
        <Segmented
          label={ui.theme}
          value={settings.theme}
          options={(['auto', 'dark', 'light'] as const).map((value) => ({ value, label: ui.themes[value] }))}
          onChange={(theme) => changeSettings({ theme })}
        />
      </Line>
      <Line label={ui.textSize}>
        <Segmented
          label={ui.textSize}
          value={String(settings.textSize) as (typeof SIZES)[number]}
          options={SIZES.map((value) => ({ value, label: `${value} %` }))}
          onChange={(size) => changeSettings({ textSize: Number(size) as Settings['textSize'] })}
        />
      </Line>
      <Line label={uiIn(settings.lang).pace.title}>
        <Segmented
          label={uiIn(settings.lang).pace.title}
          value={settings.pace}
          options={(['slow', 'normal', 'fast', 'now'] as const).map((value) => ({
            value,
            label: uiIn(settings.lang).pace.names[value],
          }))}
          onChange={(pace) => changeSettings({ pace })}
        />
      </Line>
      <Line label={common.sound}>{switchOf('sound', common.sound)}</Line>
      {'vibrate' in navigator && <Line label={ui.haptics}>{switchOf('haptics', ui.haptics)}</Line>}
      <Line label={ui.fastClicks} hint={ui.fastClicksHint}>
        {switchOf('fastClicks', ui.fastClicks)}
      </Line>
      <Line label={ui.coach} hint={ui.coachHint}>
        {switchOf('coach', ui.coach)}
      </Line>
      <Line label={ui.leftHanded} hint={ui.leftHandedHint}>
        {switchOf('leftHanded', ui.leftHanded)}
      </Line>
      {canNotify() && (
        <Line label={ui.notify} hint={blocked ? ui.notifyBlocked : ui.notifyHint}>
          <Segmented
            label={ui.notify}
            value={settings.notify ? 'on' : 'off'}
            options={onOff}
            onChange={(value) => void changeNotify(value === 'on')}
          />
        </Line>
      )}
      <h3>{ui.keys}</h3>
      <dl className={css.keys}>
        {ui.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Line({ label, hint, children }: { readonly label: string; readonly hint?: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className={css.line}>
      <div>
        <b id={id}>{label}</b>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </div>
  );
}
