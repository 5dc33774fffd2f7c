import { Button, Sign } from '#web/kit/index.ts';
import { type Quarter, screenDir } from './geometry.ts';
import css from './map.module.css';
import type { Model } from './state.ts';
import { words } from './words.ts';

export interface ToolsProps {
  readonly model: Model;
  readonly reach: boolean;
  readonly onReach: (on: boolean) => void;
  readonly sight: boolean;
  readonly onSight: (on: boolean) => void;
  readonly onFrame: () => void;
  readonly onTurn: () => void;
  readonly quarter: Quarter;
  readonly onZoom: (factor: number) => void;
}

/** What is shown on demand, and where one looks. A phone has fingers for the rest. */
export function MapTools({ model, reach, onReach, sight, onSight, onFrame, onTurn, quarter, onZoom }: ToolsProps) {
  const w = words[model.lang];
  return (
    <div className={css.tools}>
      <Button kind="icon" size="sm" aria-pressed={reach} aria-label={w.reach} title={w.reach} onClick={() => onReach(!reach)}>
        <Sign name="boot-prints" />
      </Button>
      <Button kind="icon" size="sm" aria-pressed={sight} aria-label={w.sight} title={w.sight} onClick={() => onSight(!sight)}>
        <Sign name="eye-target" />
      </Button>
      <Button kind="icon" size="sm" aria-label={w.frame} title={w.frame} onClick={onFrame}>
        <Sign name="expand" />
      </Button>
      <Button kind="icon" size="sm" aria-label={w.turnMap} title={w.turnMap} onClick={onTurn}>
        <span className={css.compass} aria-hidden="true" style={{ rotate: `${screenDir(0, quarter) * 90}deg` }}>
          <i />
          <b style={{ rotate: `${screenDir(0, quarter) * -90}deg` }}>{w.north}</b>
        </span>
      </Button>
      {!model.phone && (
        <>
          <Button kind="icon" size="sm" aria-label={w.zoomIn} title={w.zoomIn} onClick={() => onZoom(1.25)}>
            <b aria-hidden="true">+</b>
          </Button>
          <Button kind="icon" size="sm" aria-label={w.zoomOut} title={w.zoomOut} onClick={() => onZoom(0.8)}>
            <b aria-hidden="true">−</b>
          </Button>
        </>
      )}
    </div>
  );
}
