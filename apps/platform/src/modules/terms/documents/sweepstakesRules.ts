import type { TermsDocument } from './types.ts'

export const sweepstakesRules = (brand: string): TermsDocument => ({
  key: 'sweepstakes-rules',
  version: '2026-11',
  title: { en: 'Sweepstakes rules', es: 'Reglas del sorteo' },
  paragraphs: [
    {
      id: 'no-purchase',
      text: {
        en: 'No purchase is necessary. A purchase does not make winning more likely. Void where prohibited.',
        es: 'No es necesaria ninguna compra. Comprar no aumenta la probabilidad de ganar. Nulo donde esté prohibido.',
      },
    },
    {
      id: 'entries',
      text: {
        en: `Entries are free: ${brand} gives them at sign-up, with daily rewards, in promotions, and by mail on request.`,
        es: `Las participaciones son gratis: ${brand} las da al registrarte, con los premios diarios, en promociones y por correo si las pides.`,
      },
    },
    {
      id: 'play-through',
      text: {
        en: 'Play uses entries first. What is won with them becomes winnings, and only winnings can be redeemed.',
        es: 'Al jugar se usan primero las participaciones. Lo que ganas con ellas son ganancias, y solo las ganancias se pueden canjear.',
      },
    },
    {
      id: 'odds',
      text: {
        en: 'Every game and every draw shows its odds. They are computed from the table that decides the outcome.',
        es: 'Cada juego y cada sorteo muestra sus probabilidades. Se calculan con la misma tabla que decide el resultado.',
      },
    },
    {
      id: 'taxes',
      text: {
        en: 'Prizes may be taxed where you live. We report what the law asks us to report.',
        es: 'Los premios pueden tributar donde vives. Informamos de lo que la ley nos pide.',
      },
    },
  ],
})
