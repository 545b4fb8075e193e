/** The specification's nine brands: requirement, folder, name. Not what the apps say of themselves. */
export const nine = [
  ['BRAND-02', 'funrize', 'Funrize'],
  ['BRAND-03', 'tao', 'TaoFortune'],
  ['BRAND-04', 'nlc', 'NLC'],
  ['BRAND-05', 'fortune-wheelz', 'FortuneWheelz'],
  ['BRAND-06', 'funz-city', 'FunzCity'],
  ['BRAND-07', 'jackpot-rabbit', 'JackpotRabbit'],
  ['BRAND-08', 'sws', 'Sweepshark'],
  ['BRAND-09', 'scarlet-sands', 'ScarletSands'],
  ['BRAND-10', 'stormrush', 'Stormrush'],
] as const

/** Which of the nine have an extra, by what their `brand.ts` imports for it (BRAND-11..19). */
export const extras: Record<string, readonly string[]> = {
  authPages: nine.map(([, folder]) => folder),
  lobbyPage: nine.map(([, folder]) => folder).filter((one) => !['tao', 'funrize'].includes(one)),
  registrationComplete: ['nlc', 'stormrush'],
  bingoStore: ['funz-city', 'jackpot-rabbit', 'sws'],
  linkOpening: ['jackpot-rabbit'],
  supportChat: ['nlc', 'stormrush'],
  questOptimisation: ['funrize', 'sws'],
  vipBanner: ['nlc'],
  lootboxes: ['stormrush', 'tao'],
}
