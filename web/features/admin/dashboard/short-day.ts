/** `2026-11-09` as `11.9`. */
export const shortDay = (day: string) => {
  const [, month, date] = day.split('-');
  return `${Number(month)}.${Number(date)}`;
};
