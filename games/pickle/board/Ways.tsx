import { Fragment } from 'react';
import { Button, Sign } from '#web/kit/index.ts';
import { optionName } from '#web/table/prompt/prompt.ts';
import css from './board.module.css';
import { SYMBOL_SIGNS } from './face.tsx';
import { symbolsOf } from './hints.ts';
import type { Model } from './state.ts';
import { figureOf, waysOf } from './targets.ts';
import { words } from './words.ts';

/** What is chosen can be done by another figure or with another symbol. */
export function Ways({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const ways = model.canAct ? waysOf(model.ask, model.chosen) : [];
  if (ways.length === 0) return null;
  const several = new Set(ways.map(figureOf)).size > 1;
  const spends = new Set(ways.map((option) => option.params?.with)).size > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className={css.ways} role="group" aria-label={w.by}>
      {ways.map((option) => {
        const sign = option.params?.with;
        const figure = figureOf(option);
        return (
          <Button
            key={option.key}
            size="sm"
            aria-pressed={model.chosen.includes(option.key)}
            title={optionName(model, option)}
            onClick={() => !model.chosen.includes(option.key) && model.choose(option)}
          >
            {several && typeof figure !== 'object' && figure !== undefined && (
              <b>{figure === 'jaguar' ? w.who.jaguar : figure === 'rick' ? w.who.rick : `№ ${figure}`}</b>
            )}
            {typeof sign === 'string' && (spends || !several) && <SymbolFace symbol={sign} />}
            {typeof sign === 'string' && !several && <span>{nameOf(w.symbol, sign)}</span>}
            {/* What is read aloud begins with what is seen. */}
            <span className="sr"> {optionName(model, option)}</span>
          </Button>
        );
      })}
    </div>
  );
}

/** All ways to pay for a card, as the symbols that would go. */
export function Payments({ model }: { readonly model: Model }) {
  const w = words[model.lang];
  const options = model.ask?.options.filter((option) => option.label === 'pay') ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className={css.ways} role="group" aria-label={w.payWith}>
      {options.map((option) => (
        <Button
          key={option.key}
          title={optionName(model, option)}
          disabled={!model.canAct}
          data-legal={model.canAct || undefined}
          onClick={() => model.answer([option.key])}
        >
          {symbolsOf(option).map((symbol, n, all) => (
            // Two of a kind are alike.
            <Fragment key={`${symbol}-${String(n)}`}>
              <SymbolFace symbol={symbol} />
              {all.length === 1 && nameOf(w.symbol, symbol)}
            </Fragment>
          ))}
          <span className="sr"> {optionName(model, option)}</span>
        </Button>
      ))}
    </div>
  );
}

const nameOf = (names: { readonly [symbol: string]: string }, symbol: string): string => names[symbol] ?? symbol;

/** A symbol as the small face of a die. */
function SymbolFace({ symbol }: { readonly symbol: string }) {
  return (
    <i className={css.face} data-symbol={symbol} aria-hidden="true">
      <Sign name={SYMBOL_SIGNS[symbol]} />
    </i>
  );
}
