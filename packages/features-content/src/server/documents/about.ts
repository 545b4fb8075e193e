import type { Author } from './types.ts'

export const about: Author = ({ name, about: voice }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: { en: `About ${name}`, es: `Sobre ${name}` },
  description: {
    en: `What ${name} is and what we promise.`,
    es: `Qué es ${name} y qué defiende.`,
  },
  sections: [
    {
      id: 'place',
      heading: null,
      body: [
        ...(voice ? [voice] : []),
        {
          en: `${name} is a free-to-play social casino: slots, fish games and jackpots, played with coins and entries that cost nothing.`,
          es: `${name} es un casino social gratuito: tragamonedas, juegos de pesca y jackpots, que se juegan con monedas y participaciones que no cuestan nada.`,
        },
      ],
    },
    {
      id: 'promises',
      heading: { en: 'What we promise', es: 'Lo que prometemos' },
      body: [
        [
          {
            en: 'Playing is free, today and every day. [How it works](/how-it-works) explains the rest.',
            es: 'Jugar es gratis, hoy y cada día. [Cómo funciona](/how-it-works) explica el resto.',
          },
          {
            en: 'Odds are shown, and they are computed from the table that decides.',
            es: 'Las probabilidades se muestran y salen de la misma tabla que decide.',
          },
          {
            en: 'Winners on the home page are real rounds of real players, without their names.',
            es: 'Los ganadores de la portada son rondas reales de jugadores reales, sin sus nombres.',
          },
          {
            en: 'You can [limit, pause or stop](/page/responsible-play-policy) at any time, and we help you do it.',
            es: 'Puedes [limitar, pausar o parar](/page/responsible-play-policy) cuando quieras, y te ayudamos.',
          },
        ],
      ],
    },
    {
      id: 'papers',
      heading: { en: 'Rules and terms', es: 'Reglas y condiciones' },
      body: [
        {
          en: 'The [terms of use](/page/terms-of-use), the [sweepstakes rules](/page/sweepstakes-rules) and the [privacy policy](/page/privacy) say what holds between us.',
          es: 'Las [condiciones de uso](/page/terms-of-use), las [reglas del sorteo](/page/sweepstakes-rules) y la [política de privacidad](/page/privacy) dicen qué vale entre nosotros.',
        },
      ],
    },
  ],
})
