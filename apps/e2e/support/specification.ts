/** Folders of the specification's nine brands (BRAND-02..10). */
export const nine = [
  'funrize',
  'tao',
  'nlc',
  'fortune-wheelz',
  'funz-city',
  'jackpot-rabbit',
  'sws',
  'scarlet-sands',
  'stormrush',
] as const

/** Which of the nine have an extra, by what their `brand.ts` imports for it (BRAND-11..19). */
export const extras: Record<string, readonly string[]> = {
  authPages: nine,
  lobbyPage: nine.filter((one) => !['tao', 'funrize'].includes(one)),
  registrationComplete: ['nlc', 'stormrush'],
  bingoStore: ['funz-city', 'jackpot-rabbit', 'sws'],
  linkOpening: ['jackpot-rabbit'],
  supportChat: ['nlc', 'stormrush'],
  questOptimisation: ['funrize', 'sws'],
  vipBanner: ['nlc'],
  lootboxes: ['stormrush', 'tao'],
}
