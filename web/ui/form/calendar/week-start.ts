/**
 * First day of the week by country: Unicode CLDR 48, supplemental/weekData.xml, `firstDay`. 0 is Sunday. A table,
 * because `Intl.Locale.prototype.getWeekInfo` is not available in all browsers.
 */
const REGIONS_BY_DAY: readonly [day: 0 | 5 | 6, regions: string][] = [
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

/** Default of all other regions. */
const MONDAY = 1;

export function weekStartOf(region: string): 0 | 1 | 5 | 6 {
  return REGIONS_BY_DAY.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? MONDAY;
}

/** Region of a language tag: `ko` gives KR, `en-GB` gives GB. Invalid tags give KR. */
export function regionOf(languageTag: string): string {
  try {
    return new Intl.Locale(languageTag).maximize().region ?? 'KR';
  } catch {
    return 'KR';
  }
}
