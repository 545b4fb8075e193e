import type { Author } from './types.ts'

export const responsiblePlayPolicy: Author = ({ name, minimumAge }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: { en: 'Responsible play', es: 'Juego responsable' },
  description: {
    en: 'How to set limits, take a break or stop, and what we do by ourselves.',
    es: 'Cómo poner límites, descansar o parar, y lo que hacemos por nuestra cuenta.',
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
          en: 'A limit says how much you play or purchase in a day, a week or a month. A stricter limit counts at once. A looser one waits 24 hours, so that you can think again.',
          es: 'Un límite dice cuánto juegas o compras en un día, una semana o un mes. Uno más estricto vale al momento. Uno más amplio espera 24 horas, para que lo pienses.',
        },
      ],
    },
    {
      id: 'reality-check',
      heading: { en: 'Reality check', es: 'Aviso de tiempo' },
      body: [
        {
          en: 'Choose after how many minutes we remind you. Play waits until you have answered. How long you have played, and how your balance moved, is always in sight in a game.',
          es: 'Elige cada cuántos minutos te avisamos. El juego espera hasta que respondas. Cuánto llevas jugando, y cómo se movió tu saldo, está siempre a la vista en un juego.',
        },
      ],
    },
    {
      id: 'breaks',
      heading: { en: 'A break', es: 'Una pausa' },
      body: [
        {
          en: 'A cool-off of 1, 3, 7, 14 or 30 days begins at once. During it you cannot play, and we send you nothing to tempt you back.',
          es: 'Una pausa de 1, 3, 7, 14 o 30 días empieza al momento. Mientras dura no puedes jugar, y no te enviamos nada para que vuelvas.',
        },
      ],
    },
    {
      id: 'self-exclusion',
      heading: { en: 'Self-exclusion', es: 'Autoexclusión' },
      body: [
        {
          en: 'For 6 months, 1, 3 or 5 years, at once, and in every brand of our group. It cannot be ended early. What you may redeem stays yours to redeem.',
          es: 'Por 6 meses, 1, 3 o 5 años, al momento y en todas las marcas de nuestro grupo. No se puede acabar antes. Lo que puedes canjear sigue siendo tuyo.',
        },
      ],
    },
    {
      id: 'pace',
      heading: { en: 'What we do by ourselves', es: 'Lo que hacemos por nuestra cuenta' },
      body: [
        [
          {
            en: 'A spin takes its time, and no game plays by itself.',
            es: 'Un giro lleva su tiempo, y ningún juego juega solo.',
          },
          {
            en: 'Nothing celebrates a round that gave less than it took.',
            es: 'Nada celebra una ronda que dio menos de lo que tomó.',
          },
          {
            en: 'Odds and returns stand beside what they are about.',
            es: 'Las probabilidades y los retornos están junto a lo que describen.',
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
