/** An existing calendar day, `YYYY-MM-DD`. Others, such as February 31st, are refused by the calls. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(Date.parse(value)).toJSON()?.slice(0, 10) === value;
