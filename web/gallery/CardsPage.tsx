import type { CSSProperties, ReactNode } from 'react';
import { art as fluxxArt } from '#games/fluxx/board/art.ts';
import { art as pickleArt } from '#games/pickle/board/art.ts';
import { art as unicornsArt } from '#games/unicorns/board/art.ts';
import { Card, type CardFace, Pile } from '../kit/index.ts';
import { faces } from './faces.ts';

const panel: CSSProperties = {
  display: 'grid',
  gap: 16,
  padding: '14px 20px 22px',
  borderRadius: 22,
  color: 'var(--on-table)',
  background: 'radial-gradient(90% 120% at 50% 20%, var(--t-1), var(--t-2))',
  boxShadow: 'inset 0 0 0 2px var(--t-rim)',
};
const row: CSSProperties = { display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'flex-start' };

function Panel({ game, title, children }: { readonly game: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section data-game={game} style={panel}>
      <h2 style={{ margin: 0, font: 'var(--t-title-w) 22px/1.2 var(--t-title)' }}>{title}</h2>
      {children}
    </section>
  );
}

function Family({
  list,
  small,
  art,
}: {
  readonly list: readonly CardFace[];
  readonly small: readonly CardFace[];
  readonly art: typeof fluxxArt;
}) {
  return (
    <div style={row}>
      {list.map((face) => (
        <Card key={face.name} face={face} size="l" onRead={() => undefined} />
      ))}
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: 20 }}>
        {small.map((face) => (
          <Card key={face.name} face={face} size="s" onRead={() => undefined} />
        ))}
      </div>
      <div style={{ display: 'grid', gap: 20, justifyItems: 'center' }}>
        <Pile label="Колода" count={47} top={null} back={art.back} />
        <Card face={small[0] ?? null} size="xs" />
      </div>
    </div>
  );
}

export function CardsPage() {
  const none = () => undefined;
  return (
    <main style={{ display: 'grid', gap: 20, padding: 24, maxWidth: 1440 }}>
      <Panel game="unicorns" title="Нестабильные единороги">
        <Family
          art={unicornsArt}
          list={[faces.phoenix, faces.aura, faces.wire, faces.neigh]}
          small={[faces.basic, faces.baby, faces.narwhal, faces.tornado]}
        />
      </Panel>
      <Panel game="fluxx" title="Рик и Морти: Fluxx">
        <Family
          art={fluxxArt}
          list={[faces.endless, faces.garage, faces.robot, faces.federation]}
          small={[faces.gun, faces.plumbus, faces.zap, faces.hand2]}
        />
      </Panel>
      <Panel game="pickle" title="Огурчик Рик">
        <Family
          art={pickleArt}
          list={[faces.screw, faces.laser, faces.solenya, faces.ambush]}
          small={[faces.jetpack, faces.screw, faces.ambush, faces.solenya]}
        />
      </Panel>
      <Panel game="unicorns" title="Состояния">
        <div style={{ ...row, gap: 40, paddingTop: 16 }}>
          <Card size="m" face={faces.neigh} legal pointer onPress={none} />
          <Card size="m" face={faces.deal} selected onPress={none} />
          <Card size="m" face={faces.deal} selected={2} onPress={none} />
          <Card size="m" face={faces.basic} disabled onPress={none} />
          <Card size="m" face={faces.llama} attacked onPress={none} />
          <Card size="m" face={faces.phoenix} fresh="новая" onPress={none} />
          <Card size="m" face={faces.shark} spent onPress={none} />
        </div>
      </Panel>
    </main>
  );
}
