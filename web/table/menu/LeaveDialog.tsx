import { useLocation } from 'wouter';
import { Button, Dialog } from '../../kit/index.ts';
import { againTexts } from '../../text/again.ts';
import type { TableState } from '../useTable.ts';
import css from './LeaveDialog.module.css';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly table: TableState;
  readonly home: string;
  readonly onClose: () => void;
}

/** Every way to get up from a running match, and what happens then. */
export function LeaveDialog({ open, table, home, onClose }: LeaveDialogProps) {
  const { model, command } = table;
  const { meta, lang } = model;
  const w = againTexts[lang].leave;
  const [, go] = useLocation();
  const then = (action: () => Promise<boolean>, leave: boolean) => () => {
    onClose();
    void action().then((done) => done && leave && go(home));
  };
  const resigning = { ends: w.ends, removed: w.removed, bot: w.replaced }[meta?.resigning ?? 'ends'];
  const ways = [
    {
      key: 'go',
      label: w.go,
      text: meta?.clock.kind === 'none' ? w.goCalm : w.goClock,
      onPress: then(async () => true, true),
    },
    { key: 'bot', label: w.bot, text: w.botText, onPress: then(() => command('takeover', { control: 'bot' }), true) },
    { key: 'resign', label: w.resign, text: resigning, onPress: then(() => command('resign'), false) },
  ];
  return (
    <Dialog open={open} label={w.title} title={w.title} onClose={onClose} actions={<Button onClick={onClose}>{w.stay}</Button>}>
      <ul className={css.ways} data-leave="">
        {ways.map(({ key, label, text, onPress }) => (
          <li key={key}>
            <Button data-action={`leave-${key}`} aria-describedby={`leave-${key}`} onClick={onPress}>
              {label}
            </Button>
            <p id={`leave-${key}`}>{text}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
