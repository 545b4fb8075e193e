/** The first three digits of the ZIP codes of each state, as ranges of the Postal Service. */
const prefixes: Record<string, string> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
}

/** Codes that also serve homes across a state line, with that other state. */
const acrossTheLine: Record<string, string> = {
  '02861': 'MA',
  '06390': 'NY',
  '42223': 'TN',
  '59221': 'ND',
  '63673': 'IL',
  '71749': 'LA',
  '73949': 'TX',
  '81137': 'NM',
  '84536': 'AZ',
  '86044': 'UT',
  '86515': 'NM',
  '88063': 'TX',
  '89439': 'CA',
  '97635': 'CA',
}

const holds = (range: string, prefix: number): boolean => {
  const [first = '', last = first] = range.split('-')
  return prefix >= Number(first) && prefix <= Number(last)
}

/**
 * Whether a ZIP code can be one of a state (two letters). True for a state that is not known, since
 * that is another problem, and for a ZIP of the wrong shape.
 */
export function zipFitsState(zip: string, state: string): boolean {
  const ranges = prefixes[state]?.split(' ')
  const [five = ''] = zip.trim().split('-')
  if (!ranges || !/^\d{5}$/.test(five)) return true
  return (
    acrossTheLine[five] === state || ranges.some((range) => holds(range, Number(five.slice(0, 3))))
  )
}
