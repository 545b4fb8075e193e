import type { Author } from './types.ts'

export const help: Author = ({ name, minimumAge, dailyLogin, supportChat, contactEmail }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: { en: 'Help', es: 'Ayuda' },
  description: {
    en: 'Short answers to what players ask most.',
    es: 'Respuestas cortas a lo que más se pregunta.',
  },
  sections: [
    {
      id: 'free',
      heading: { en: 'Does it cost anything?', es: '¿Cuesta algo?' },
      body: [
        {
          en: `No. ${name} gives coins and entries away, and every game can be played with them. [How it works](/how-it-works) lists the ways to get more.`,
          es: `No. ${name} regala monedas y entradas, y todos los juegos se juegan con ellas. [Cómo funciona](/how-it-works) dice cómo conseguir más.`,
        },
      ],
    },
    {
      id: 'balances',
      heading: { en: 'Coins or entries?', es: '¿Monedas o entradas?' },
      body: [
        {
          en: 'Coins are for play and nothing else. Entries take part in the sweepstakes: what is won with them becomes winnings, and winnings can be redeemed. The switch beside your balance changes between the two.',
          es: 'Las monedas son para jugar y nada más. Las entradas participan en el sorteo: lo que se gana con ellas son ganancias, y las ganancias se pueden canjear. El botón junto a tu saldo cambia entre las dos.',
        },
      ],
    },
    ...(dailyLogin.isActive
      ? [
          {
            id: 'daily',
            heading: { en: 'Where is my daily reward?', es: '¿Dónde está mi recompensa diaria?' },
            body: [
              {
                en: 'In the lobby, in the navigation, and behind the gift in the header. There is one for each day on which you come back.',
                es: 'En el vestíbulo, en la navegación y en el regalo de la cabecera. Hay una por cada día que vuelves.',
              },
            ],
          },
        ]
      : []),
    {
      id: 'password',
      heading: { en: 'I forgot my password', es: 'He olvidado mi contraseña' },
      body: [
        {
          en: 'Ask for [a new one](/reset): a link comes by e-mail. After three wrong passwords signing in rests for half an hour.',
          es: 'Pide [una nueva](/reset): te llega un enlace por correo. Tras tres contraseñas erróneas el acceso descansa media hora.',
        },
      ],
    },
    {
      id: 'interrupted',
      heading: {
        en: 'My connection broke in the middle of a round',
        es: 'Se cortó la conexión en mitad de una ronda',
      },
      body: [
        {
          en: 'Nothing is lost. The outcome was fixed before you saw it; open the game again and it shows how the round ended.',
          es: 'No se pierde nada. El resultado estaba fijado antes de que lo vieras; abre el juego de nuevo y te muestra cómo acabó.',
        },
      ],
    },
    {
      id: 'age',
      heading: { en: 'How old do I have to be?', es: '¿Qué edad hace falta?' },
      body: [
        {
          en: `${minimumAge.default}, and in some states more. Sign-up tells which age holds where you live.`,
          es: `${minimumAge.default} años, y en algunos estados más. El registro dice qué edad vale donde vives.`,
        },
      ],
    },
    {
      id: 'stop',
      heading: { en: 'I want to play less, or stop', es: 'Quiero jugar menos o parar' },
      body: [
        {
          en: 'Limits, breaks and self-exclusion are in [your responsible-play area](/game/responsible-play). [The policy](/page/responsible-play-policy) says what each of them does.',
          es: 'Los límites, las pausas y la autoexclusión están en [tu área de juego responsable](/game/responsible-play). [La política](/page/responsible-play-policy) dice qué hace cada uno.',
        },
      ],
    },
    {
      id: 'contact',
      heading: { en: 'How do I reach support?', es: '¿Cómo contacto con ayuda?' },
      body: [
        ...(supportChat
          ? [
              {
                en: 'The round button at the lower edge of every page opens the support chat. Sign in first, and you find the answer there.',
                es: 'El botón redondo del borde inferior de cada página abre el chat de ayuda. Inicia sesión antes y encontrarás allí la respuesta.',
              },
            ]
          : []),
        {
          en: `By e-mail: ${contactEmail}. Write from the address of your account, so that we know whose it is.`,
          es: `Por correo: ${contactEmail}. Escribe desde la dirección de tu cuenta para que sepamos de quién es.`,
        },
      ],
    },
  ],
})
