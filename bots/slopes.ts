const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** How much the value goes up with each column, all columns considered together (ridge regression). */
export function slopesOf(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const many = rows[0].length;
  const middle = Array.from({ length: many }, (_, k) => mean(rows.map((row) => row[k])));
  const spread = middle.map((m, k) => Math.sqrt(mean(rows.map((row) => (row[k] - m) ** 2))) || 1);
  const level = mean(values);
  const at = (row: readonly number[], k: number): number => (row[k] - middle[k]) / spread[k];
  const matrix = middle.map((_, i) => middle.map((__, k) => mean(rows.map((row) => at(row, i) * at(row, k))) + (i === k ? 0.1 : 0)));
  const right = middle.map((_, i) => mean(rows.map((row, r) => at(row, i) * (values[r] - level))));
  for (let i = 0; i < many; i++)
    for (let k = i + 1; k < many; k++) {
      const factor = matrix[k][i] / matrix[i][i];
      for (let c = i; c < many; c++) matrix[k][c] -= factor * matrix[i][c];
      right[k] -= factor * right[i];
    }
  const slopes = right.slice();
  for (let i = many - 1; i >= 0; i--) {
    for (let c = i + 1; c < many; c++) slopes[i] -= matrix[i][c] * slopes[c];
    slopes[i] /= matrix[i][i];
  }
  return slopes.map((slope, k) => slope / spread[k]);
}
