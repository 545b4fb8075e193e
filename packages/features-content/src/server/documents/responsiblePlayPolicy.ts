import type { Author } from './types.ts'

export const responsiblePlayPolicy: Author = ({ name, minimumAge }) => ({
  updatedAt: Date.UTC(2026, 10, 22),
  title: { en: 'Responsible play', es: 'Juego responsable' },
  description: {
    en: 'How to set limits, take a break or stop, and what we do to help.',
    es: 'Cómo poner límites, descansar o parar, y qué hacemos para ayudarte.',
  },
  sections: [
    {
      id: 'fun',
      heading: null,
      body: [
        {
          en: `${name} is here for fun. It stops being fun when it takes more time or attention than you wanted to give it. Everything below is yours to use, without telling us why.`,
          es: `${name} está para divertirse. Deja de ser divertido cuando se lleva más tiempo o atención de lo que querías darle. Todo lo que sigue es tuyo, sin explicarnos por qué.`,
        },
        {
          en: 'All of it is set in [your responsible-play area](/game/responsible-play).',
          es: 'Todo se ajusta en [tu área de juego responsable](/game/responsible-play).',
        },
      ],
    },
    {
      id: 'limits',
      heading: { en: 'Limits', es: 'Límites' },
      body: [
        {
          en: 'A limit says how much you play or purchase in a day, a week or a month. A stricter limit applies right away. A looser one applies after 24 hours, so that you can think it over.',
          es: 'Un límite dice cuánto juegas o compras en un día, una semana o un mes. Uno más estricto se aplica al instante. Uno más amplio, después de 24 horas, para que lo pienses.',
        },
      ],
    },
    {
      id: 'reality-check',
      heading: { en: 'Reality check', es: 'Aviso de tiempo' },
      body: [
        {
          en: 'Choose how often we remind you. The game pauses until you answer. In every game you can see how long your session has lasted and how your balance has changed.',
          es: 'Elige cada cuánto te avisamos. El juego se detiene hasta que respondas. En cada juego ves cuánto dura tu sesión y cómo ha cambiado tu saldo.',
        },
      ],
    },
    {
      id: 'breaks',
      heading: { en: 'A break', es: 'Una pausa' },
      body: [
        {
          en: 'A cool-off of 1, 3, 7, 14 or 30 days begins at once. During it you cannot play, purchase or claim rewards, and we send you no offers. You can still redeem winnings.',
          es: 'Una pausa de 1, 3, 7, 14 o 30 días empieza al momento. Mientras dura no puedes jugar, comprar ni reclamar premios, y no te enviamos ofertas. Todavía puedes canjear tus ganancias.',
        },
      ],
    },
    {
      id: 'self-exclusion',
      heading: { en: 'Self-exclusion', es: 'Autoexclusión' },
      body: [
        {
          en: 'For 6 months, 1, 3 or 5 years, at once, and in every brand of our group. It cannot be ended early. You can still redeem winnings.',
          es: 'Por 6 meses, 1, 3 o 5 años, al momento y en todas las marcas de nuestro grupo. No se puede terminar antes. Todavía puedes canjear tus ganancias.',
        },
      ],
    },
    {
      id: 'pace',
      heading: { en: 'What we do', es: 'Lo que hacemos' },
      body: [
        [
          {
            en: 'Spins are never too fast, and no game has auto-play.',
            es: 'Los giros nunca son demasiado rápidos y ningún juego tiene modo automático.',
          },
          {
            en: 'We never celebrate a round that paid less than it cost.',
            es: 'Nunca celebramos una ronda que pagó menos de lo que costó.',
          },
          {
            en: 'Odds and returns are shown next to each game and draw.',
            es: 'Las probabilidades y los retornos se muestran junto a cada juego y sorteo.',
          },
          {
            en: `Nobody under ${minimumAge.default} may play, and in some states the age is higher.`,
            es: `Nadie menor de ${minimumAge.default} años puede jugar, y en algunos estados la edad es mayor.`,
          },
        ],
      ],
    },
    {
      id: 'signs',
      heading: { en: 'Questions to ask yourself', es: 'Preguntas para ti' },
      body: [
        [
          {
            en: 'Do I play longer than I meant to?',
            es: '¿Juego más tiempo del que quería?',
          },
          {
            en: 'Do I play to get away from something?',
            es: '¿Juego para escapar de algo?',
          },
          {
            en: 'Do I hide how much I play?',
            es: '¿Escondo cuánto juego?',
          },
        ],
        {
          en: 'If you answer yes, a break is a good next step, and so is talking to somebody you trust.',
          es: 'Si respondes que sí, una pausa es un buen paso, y hablar con alguien de confianza también.',
        },
      ],
    },
  ],
})
