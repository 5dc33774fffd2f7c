/** What has decided positions before: tried first in the next one, it often decides that too. */
export class Killers {
  private readonly hits = new Map<string, number>();

  hit(name: string): void {
    this.hits.set(name, (this.hits.get(name) ?? 0) + 1);
  }

  /** The same list with what has decided most often in front. */
  first<One>(list: readonly One[], nameOf: (one: One) => string): readonly One[] {
    if (this.hits.size === 0 || list.length < 2) return list;
    const worth = list.map((one) => this.hits.get(nameOf(one)) ?? 0);
    if (worth.every((n) => n === 0)) return list;
    return list
      .map((one, i) => ({ one, n: worth[i] }))
      .sort((a, b) => b.n - a.n)
      .map(({ one }) => one);
  }
}
