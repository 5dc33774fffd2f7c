import { useId, useState } from 'react';
import { changeMe, useMe, useMeAsked } from '../app/session.ts';
import { Button } from '../kit/index.ts';
import css from './AskName.module.css';
import { useProblemWords } from './useAct.ts';
import { useWords } from './words.ts';

const KEY = 'zastolye-nameless';

/** Whoever said «leave it» is not asked again for as long as the browser is open. */
function wasSkipped(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepSkipped(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // Private windows may refuse to store; then it is forgotten with the page.
  }
}

/** Others will see this person: is there a name for them? Asked beside everything else, never in its way. */
export function AskName() {
  const { p, say } = useWords();
  const problems = useProblemWords();
  const me = useMe();
  const asked = useMeAsked();
  const field = useId();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [skipped, setSkipped] = useState(wasSkipped);
  const [problem, setProblem] = useState<string | null>(null);
  if (!asked || skipped || me?.invented === false) return null;
  const clean = name.trim();
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await changeMe({ name: clean });
    } catch (error) {
      setProblem(problems(error));
    }
    setBusy(false);
  };
  return (
    <form
      className={css.ask}
      data-ask-name=""
      onSubmit={(event) => {
        event.preventDefault();
        if (clean !== '' && !busy) void save();
      }}
    >
      <label htmlFor={field}>
        <b>{p.room.askName}</b>
        <span role={problem === null ? undefined : 'alert'}>
          {problem ?? (me === null ? p.room.askNameNew : say(p.room.askNameText, { name: me.name }))}
        </span>
      </label>
      <input
        id={field}
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={p.room.askNameField}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" disabled={busy || clean === ''} data-action="save-name">
          {p.room.askNameSave}
        </Button>
        <Button
          kind="quiet"
          data-action="skip-name"
          onClick={() => {
            keepSkipped();
            setSkipped(true);
          }}
        >
          {p.room.askNameSkip}
        </Button>
      </div>
    </form>
  );
}
