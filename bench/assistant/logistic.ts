const STEPS = 3_000;
const RATE = 0.5;
const RIDGE = 3;

export interface Row {
  values: readonly number[];
  isTrue: boolean;
  weight: number;
}

export interface Logistic {
  weights: number[];
  bias: number;
}

export const oddsOf = ({ weights, bias }: Logistic, values: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), bias);

/** Gradient descent on standardised values with L2 regularisation. */
export function fitLogistic(given: readonly Row[]): Logistic {
  const all = given.reduce((sum, { weight }) => sum + weight, 0);
  const places = [...(given[0]?.values ?? []).keys()];
  const meanOf = (valueOf: (row: Row) => number) => given.reduce((sum, row) => sum + valueOf(row), 0) / given.length;
  const means = places.map((i) => meanOf(({ values }) => values[i] ?? 0));
  const deviations = places.map((i) =>
    Math.sqrt(meanOf(({ values }) => ((values[i] ?? 0) - (means[i] ?? 0)) ** 2) + 1e-9),
  );
  const rows = given.map((row) => ({
    ...row,
    values: row.values.map((value, i) => (value - (means[i] ?? 0)) / (deviations[i] ?? 1)),
  }));
  const weights = places.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const errors = rows.map(
      ({ values, isTrue, weight }) =>
        (weight * (1 / (1 + Math.exp(-oddsOf({ weights, bias }, values))) - Number(isTrue))) / all,
    );
    for (const i of places) {
      const slope = rows.reduce((sum, { values }, at) => sum + (values[i] ?? 0) * (errors[at] ?? 0), 0);
      weights[i] = (weights[i] ?? 0) - RATE * (slope + (RIDGE * (weights[i] ?? 0)) / given.length);
    }
    bias -= RATE * errors.reduce((sum, error) => sum + error, 0);
  }
  const scaled = weights.map((weight, i) => weight / (deviations[i] ?? 1));
  return { weights: scaled, bias: bias - scaled.reduce((sum, weight, i) => sum + weight * (means[i] ?? 0), 0) };
}
